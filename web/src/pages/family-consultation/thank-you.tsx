import { chakra, defineStyle } from '@chakra-ui/react';
import { CONTACT_CARD_PATH, pupId } from 'functions/contract/call.ts';
import { UserRoundPlus } from 'lucide';
import { useEffect } from 'react';
import { PupName, pupNames } from '../../consultation-form/asked-pups.tsx';
import { PromisedTime } from '../../consultation-form/promised-time.tsx';
import type { openRequest } from '../../consultation-form/record.ts';
import { THINGS } from '../../consultation-form/things.ts';
import { CONSULTATION, FORM } from '../../content/consultation.ts';
import { FARM } from '../../content/farm.ts';
import { LISTED } from '../../content/listed-pups.generated.ts';
import { CONTACT, RECEIVED_HEAD } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { BarnQuilt, largeQuilt } from '../../ui/barn-quilt.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { HillEdge } from '../../ui/hills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CONTAINER_EDGE, row } from '../../ui/layout.ts';
import { showTop } from '../../ui/main.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { isPhoto } from '../../ui/picture/sources.ts';
import { Steps } from '../../ui/steps.tsx';
import { JumpLink } from '../../ui/text-link.tsx';
import { forcedEdge, LARGE_TEXT } from '../../ui/theme/media.ts';
import { HostFace, hostFace } from '../host.tsx';
import { ShareLink } from '../share-link.tsx';

const PICTURE = 'thank-you';

const { heading, whole, callFrom, save, askedAbout, next, contact, another } = CONSULTATION.thankYou;

/** The picture is below the text. On wide screens it is beside the text, as high as the window, and stays in view. */
const split = defineStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 44%' },
  '& .words': {
    paddingTop: { base: '5', lg: '14' },
    paddingBottom: { base: '8', lg: '24' },
    paddingLeft: CONTAINER_EDGE,
    paddingRight: { base: 'gutter', lg: '16' },
  },
  '& .plate': {
    position: { base: 'relative', lg: 'sticky' },
    top: { lg: 'var(--bar)' },
    height: { base: '100vw', lg: 'calc(100vh - var(--bar))' },
    bg: 'sky',
    '& img': { position: 'absolute', inset: '0' },
    // The dog and the mailbox are whole, with more sky above them. A photo fills the column.
    '&:not([data-photo]) img': {
      lg: { top: 'auto', height: 'auto', maxHeight: '100%', aspectRatio: '10 / 19', objectPosition: '52% 76%' },
    },
  },
  '& .quilt': { display: 'flex', alignItems: 'center', gap: { base: '4', lg: '5' }, marginBottom: '5' },
  '& .quilt b': { display: 'block', textStyle: 'h2Form', color: 'fg.heading' },
  '& .barn-quilt': { ...largeQuilt, width: { base: '104px', lg: '144px' } },
  '& h1': { fontSize: 'min(12vw, clamp(2rem, 1.4rem + 2.3vw, 3.25rem))' },
  '& .lead': { marginTop: '3.5' },
  '& .asked': {
    ...pupNames,
    '& .pup': { ...row, columnGap: '2.5', marginTop: '4', scrollMarginTop: '100rem' },
    '&[data-all] .pup:not(:target)': { display: 'none' },
  },
  '& .number': {
    ...row,
    columnGap: '5',
    rowGap: '3.5',
    marginTop: '6',
    padding: '18px 20px',
    bg: 'straw',
    borderRadius: 'plate',
    ...forcedEdge,
    ...hostFace,
  },
  '& .number strong': { display: 'block', textStyle: 'item', color: 'fg.heading' },
  '& .number p': {
    flex: { base: '1 1 auto', sm: '1 1 12rem' },
    minWidth: '0',
    lineHeight: '1.3',
    [LARGE_TEXT]: { flexBasis: '100%' },
  },
  '& .number b': { display: 'block', textStyle: 'price', fontSize: 'min(8vw, 1.75rem)', color: 'fg.heading' },
  '& .save': { flex: { base: '1 0 100%', sm: '0 0 auto' } },
  '& h2': { textStyle: 'h2Form', marginTop: '8' },
  '& .contact': { marginBottom: '4' },
});

/** Replaces the form after a request is stored. Visitors without script get it as a separate page, without a time. */
export function ThankYou({ request }: { readonly request?: ReturnType<typeof openRequest> }) {
  useEffect(() => {
    document.title = RECEIVED_HEAD.title;
    showTop();
    // After Back, the browser scrolls to where the form was.
    const frame = requestAnimationFrame(showTop);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <chakra.div css={split}>
      <div className="words">
        <div className="quilt">
          <BarnQuilt />
          <p>
            <b>{FORM.progress.count(THINGS.length, THINGS.length)}</b>
            <span>{whole}</span>
          </p>
        </div>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{request ? <PromisedTime received={request.received} /> : CONSULTATION.promise}</p>
        <AskedAbout names={request?.pups} />
        <div className="number">
          <HostFace decorative />
          <p>
            {FARM.host && <strong translate="no">{FARM.host.name}</strong>}
            <span> {callFrom}</span>
            <b translate="no">{FARM.phone}</b>
          </p>
          <ButtonAnchor className="save" look="second" href={CONTACT_CARD_PATH}>
            <Icon of={UserRoundPlus} size={20} />
            {save}
          </ButtonAnchor>
        </div>
        <h2>{next}</h2>
        <Steps steps={CONSULTATION.steps} />
        <h2 className="contact">{contact}</h2>
        <ContactRows {...CONTACT} />
        <ShareLink path={PATHS.familyPups} />
        <p>
          {/* Loads the page, so that title and focus are those of a new form. Each request has a URL of its own here, because
              at a link to the current one the browser keeps the history state, with which this screen comes back. */}
          <JumpLink href={`${PATHS.consultation}?another${request ? `=${request.at}` : ''}`} target="_self">
            {another}
          </JumpLink>
        </p>
      </div>
      <div className="plate" data-photo={isPhoto(PICTURE) ? '' : undefined}>
        <Picture name={PICTURE} place="thankYou" first decorative />
      </div>
      <HillEdge />
    </chakra.div>
  );
}

/** The pups about which the visitor has asked. The page without script has all, and its address leads to the last one. */
function AskedAbout({ names }: { readonly names: readonly string[] | undefined }) {
  const pups = LISTED.filter(({ name }) => names?.includes(name) ?? true);
  return (
    <div className="asked" data-all={names ? undefined : ''}>
      {pups.map((pup) => (
        <p key={pup.key} className="pup" id={pupId(pup.name)}>
          <span>{askedAbout} </span>
          <PupName of={pup} />
        </p>
      ))}
    </div>
  );
}
