import { chakra, defineStyle } from '@chakra-ui/react';
import { Medal, Stethoscope } from 'lucide';
import { useEffect } from 'react';
import { ConsultationForm } from '../../consultation-form/consultation-form.tsx';
import { isThankYou, noteOpening, openRequest, useRecord } from '../../consultation-form/record.ts';
import { CONSULTATION } from '../../content/consultation.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { PATHS } from '../../routes.ts';
import { Hills } from '../../ui/hills.tsx';
import { HydratedLater } from '../../ui/hydrated-later.tsx';
import { Icon } from '../../ui/icon.tsx';
import { row, touchTarget } from '../../ui/layout.ts';
import { Main } from '../../ui/main.tsx';
import { PlainList } from '../../ui/plain-list.tsx';
import { quiltBullet } from '../../ui/quilt-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { forcedEdge, LARGE_TEXT, LOW_SCREEN } from '../../ui/theme/media.ts';
import { Figure } from '../../ui/trust-list.tsx';
import { Host, HostFace, hostFace } from '../host.tsx';
import { ThankYou } from './thank-you.tsx';

export { SubmissionToast } from '../../consultation-form/submission-toast.tsx';

export default function FamilyConsultationPage() {
  const isSent = useRecord(isThankYou);
  useEffect(noteOpening, []);
  return (
    <Main>
      {isSent ? (
        <>
          <meta name="robots" content="noindex" />
          <ThankYou request={openRequest()} />
        </>
      ) : (
        <>
          <HydratedLater>
            <Intro />
          </HydratedLater>
          <ConsultationForm>
            <Host small />
          </ConsultationForm>
          <HydratedLater>
            <Trust />
          </HydratedLater>
        </>
      )}
    </Main>
  );
}

const { breadcrumb, heading, lead, talkNow, included } = CONSULTATION;

const intro = defineStyle({
  paddingTop: { base: '2', md: '5' },
  '& ol': { ...row, textStyle: 'small', '& a': { ...textLink, ...touchTarget, color: 'fg.heading' } },
  '& [aria-current]::before': { content: '"/" / ""', marginInline: '3' },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr', xl: 'minmax(0, 1fr) minmax(0, {sizes.form})' },
    rowGap: '3.5',
    columnGap: '12',
    alignItems: 'center',
    paddingTop: { base: '1', md: '3' },
    paddingBottom: { base: '4', md: '10' },
    [LOW_SCREEN]: { gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: '6' },
  },
  '& h1': { textStyle: 'h1', fontSize: { base: 'min(2.25rem, 7.5vw + 0.375rem)' } },
  '& .lead': {
    marginTop: { base: '2.5', md: '5' },
    fontSize: { base: '1.045rem', md: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)' },
    '& span': { display: { base: 'block', sm: 'inline' } },
  },
  '& .talk': { ...hostFace, display: 'flex', alignItems: 'center', columnGap: '2.5', minHeight: 'target' },
  '& .host': {
    flexWrap: 'wrap',
    columnGap: '3.5',
    alignItems: { md: 'flex-start' },
    marginTop: { base: '2', md: '5' },
    '& .says': { flex: '1 1 12rem' },
  },
  '& .talk strong': { display: 'block', color: 'fg.heading', lineHeight: '1.3' },
  // On a phone the first question is in the first screen, and the sentence is beside the button.
  '& .talk .sentence': { display: { base: 'none', md: 'block' }, maxWidth: 'measure', lineHeight: '1.4' },
  '& .call': {
    ...row,
    columnGap: '2.5',
    '& a': { ...textLink, ...touchTarget, color: 'fg.heading', fontWeight: '600' },
  },
  // The finger may meet the name's line, too, which is no link.
  '& .host .call a': { marginBlock: '-2.5' },
  '& .included': {
    maxWidth: 'form',
    paddingBlock: { base: '11px', md: '6' },
    paddingInline: { base: '3', md: '9' },
    bg: 'straw',
    borderRadius: 'plate',
    ...forcedEdge,
    [LARGE_TEXT]: { paddingInline: '8px' },
  },
  '& h2': { textStyle: 'h3', fontSize: { base: 'min(10vw, 1.1875rem)', md: 'min(10vw, 1.5rem)' } },
  '& ul': { columns: { md: '12em 2' }, columnGap: '8', marginTop: '1', fontSize: '1rem' },
  '& .item': {
    display: 'flex',
    gap: { base: '1.5', md: '3' },
    paddingBlock: { md: '1.5' },
    breakInside: 'avoid',
    lineHeight: { base: '1.25', md: '1.4' },
    [LARGE_TEXT]: { paddingBlock: '1.5' },
  },
  '& .item::before': { ...quiltBullet, [LARGE_TEXT]: { display: 'none' } },
});

function Intro() {
  return (
    <chakra.div css={intro} className="container">
      <nav aria-label={breadcrumb.label}>
        <PlainList as="ol">
          <li>
            <a href={PATHS.home}>{breadcrumb.home}</a>
          </li>
          <li aria-current="page">{breadcrumb.here}</li>
        </PlainList>
      </nav>
      <div className="columns">
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">
            {lead.map((sentence) => (
              <span key={sentence}>{`${sentence} `}</span>
            ))}
          </p>
          <div className={FARM.host ? 'talk host' : 'talk'}>
            <HostFace first />
            <div className="says">
              {FARM.host && <strong translate="no">{FARM.host.name}</strong>}
              {FARM.host && <span className="sentence">{FARM.host.sentence}</span>}
              <p className="call">
                <span>{talkNow}</span>
                <a href={PHONE_HREF} translate="no">
                  {FARM.phone}
                </a>
              </p>
            </div>
          </div>
        </div>
        <div className="included">
          <h2>{included.heading}</h2>
          <PlainList>
            {included.items.map((item) => (
              <li key={item} className="item">
                {item}
              </li>
            ))}
          </PlainList>
        </div>
      </div>
    </chakra.div>
  );
}

const trust = defineStyle({
  marginTop: { base: '16', md: '28' },
  paddingTop: { base: '10', md: '12' },
  '& .container': { paddingBottom: { base: '6', md: '16' } },
  '& h2': { textStyle: 'h2Form', marginBottom: { base: '4', md: '7' } },
  '&& .trust-list li': { borderColor: 'quiltTan' },
});

function Trust() {
  const { heading, families, since, military, veterinarians } = CONSULTATION.trust;
  return (
    <Section ground="straw" space="none" css={trust} edge={<Hills />}>
      <h2>{heading}</h2>
      <PlainList className="trust-list">
        <Figure {...families} />
        <Figure {...since} />
        <li className="row">
          <Icon of={Medal} size={24} />
          {military}
        </li>
        <li className="row">
          <Icon of={Stethoscope} size={24} />
          {veterinarians}
        </li>
      </PlainList>
    </Section>
  );
}
