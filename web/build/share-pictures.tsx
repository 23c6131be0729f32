import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PALETTE } from 'functions/contract/palette.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { CONSULTATION } from '../src/content/consultation.ts';
import { FARM } from '../src/content/farm.ts';
import { SHARE_SIZE } from '../src/content/site.ts';
import { PATHS, type PageKey, ROUTES, type Route } from '../src/routes.ts';
import { sourceOf } from '../src/ui/picture/sources.ts';

const FONT = fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'));

/**
 * Draws the previews of shared links: for each page its title and the farm's name beside a picture. Returns their paths by
 * page. Services keep a picture under its address for good, so the path has a hash of the content.
 */
export async function writeSharePictures(web: string): Promise<Map<PageKey, string>> {
  const fonts = [{ name: 'Fraunces', data: await readFile(FONT), weight: 600 } as const];
  /** The data URL of a picture in web/. */
  const dataUrl = async (path: string) =>
    `data:image/${path.endsWith('.svg') ? 'svg+xml' : 'jpeg'};base64,${await readFile(web + path, 'base64')}`;
  const [logo, quilt] = [await dataUrl('src/art/logo.svg'), await dataUrl('public/favicon.svg')];
  await mkdir(`${web}dist/share`, { recursive: true });
  const pages = new Map(ROUTES.map((route) => [route.page, route]));
  const files = [...pages.values()].map(async (route) => {
    const art = await dataUrl(`dist${sourceOf(route.picture).img.src}`);
    const svg = await satori(<Card route={route} art={art} logo={logo} quilt={quilt} />, { ...SHARE_SIZE, fonts });
    const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    const path = `/share/${route.page}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}.png`;
    await writeFile(`${web}dist${path}`, png);
    return [route.page, path] as const;
  });
  return new Map(await Promise.all(files));
}

/** The tags for the preview of a shared link, whose picture is at this path. */
export function shareTags({ title, picture }: Route, path: string): string {
  return renderToStaticMarkup(
    <>
      <meta property="og:image" content={new URL(path, FARM.website).href} />
      <meta property="og:image:alt" content={`${title}. ${sourceOf(picture).alt}`} />
      <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
}

const { name } = FARM;
/** The room for the farm's name between the logo and the quilt, and the average width of a letter in em. */
const NAME = { room: 912, letter: 0.54 };

/** `art`, `logo` and `quilt` are data URLs. */
function Card({ route, art, logo, quilt }: Record<'art' | 'logo' | 'quilt', string> & { readonly route: Route }) {
  const { path, title, picture } = route;
  const words = title.replace(` | ${name}`, '').replace(`${name} | `, '');
  // The picture of the home page also says what the visitor can ask for.
  const offer = path === PATHS.home && CONSULTATION.included.items[0];
  const nameSize = Math.min(40, Math.floor(NAME.room / (NAME.letter * name.length)));
  return (
    <div style={{ display: 'flex', ...SHARE_SIZE, fontFamily: 'Fraunces', background: PALETTE.straw }}>
      <img src={art} alt="" style={{ ...ART, objectPosition: sourceOf(picture).focus }} />
      <div style={TITLE}>
        {words}
        {offer && <div style={{ marginTop: 16, color: PALETTE.barnDark, fontSize: 32, letterSpacing: 0 }}>{offer}</div>}
      </div>
      <svg width={SHARE_SIZE.width} height={164} style={{ position: 'absolute', bottom: 0 }} aria-hidden="true">
        <path fill={PALETTE.deep} d={`M0 26c190-34 390 44 630 26S1010 4 ${SHARE_SIZE.width} 30v164H0Z`} />
      </svg>
      <div style={{ ...SIGNATURE, fontSize: nameSize }}>
        <img src={logo} alt="" width={80} height={80} />
        {name}
        <img src={quilt} alt="" width={64} height={64} style={{ marginLeft: 'auto' }} />
      </div>
    </div>
  );
}

/** The hill covers its bottom edge. */
const ART = { position: 'absolute', right: 0, width: 600, height: 530, objectFit: 'cover' } as const;

const TITLE = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: 500,
  height: 530,
  marginLeft: 56,
  color: PALETTE.deep,
  fontSize: 68,
  lineHeight: 1.06,
  letterSpacing: '-0.025em',
} as const;

const SIGNATURE = {
  position: 'absolute',
  left: 48,
  right: 56,
  bottom: 14,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: PALETTE.cream,
} as const;
