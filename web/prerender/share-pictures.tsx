import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { FARM } from '../src/content/farm.ts';
import { SHARE_SIZE } from '../src/content/site.ts';
import { type PageKey, ROUTES, type Route } from '../src/routes.ts';
import { sourceOf } from '../src/ui/picture/sources.ts';

/**
 * Cuts the previews of shared links from the pictures of the pages. Returns their paths by page. Services keep a picture
 * under its address for good, so the path has a hash of the content.
 */
export async function writeSharePictures(web: string): Promise<Map<PageKey, string>> {
  await mkdir(`${web}dist/share`, { recursive: true });
  const pages = new Map(ROUTES.map(({ page, picture }) => [page, picture]));
  const files = Array.from(pages, async ([page, picture]) => {
    const jpeg = await previewOf(`${web}dist`, picture);
    const path = `/share/${page}-${createHash('sha256').update(jpeg).digest('hex').slice(0, 8)}.jpeg`;
    await writeFile(`${web}dist${path}`, jpeg);
    return [page, path] as const;
  });
  return new Map(await Promise.all(files));
}

/** Crops as `object-fit: cover` does, around the picture's focal point. */
async function previewOf(dist: string, picture: Route['picture']): Promise<Buffer> {
  const { img, focus } = sourceOf(picture);
  const { width, height } = SHARE_SIZE;
  const scale = Math.max(width / img.w, height / img.h);
  const [x = 50, y = 50] = focus === 'center' ? [] : focus.split(' ').map(Number.parseFloat);
  const size = { width: Math.round(img.w * scale), height: Math.round(img.h * scale) };
  const crop = {
    ...SHARE_SIZE,
    left: Math.round(((size.width - width) * x) / 100),
    top: Math.round(((size.height - height) * y) / 100),
  };
  return sharp(dist + img.src)
    .resize(size)
    .extract(crop)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** The tags for the preview of a shared link, whose picture is at this path. */
export function shareTags({ picture }: Route, path: string): string {
  return renderToStaticMarkup(
    <>
      <meta property="og:image" content={new URL(path, FARM.website).href} />
      <meta property="og:image:alt" content={sourceOf(picture).alt} />
      <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
}
