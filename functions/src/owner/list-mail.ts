import { createHash } from 'node:crypto';
import { CONTACT_HOURS } from '../contract/farm.ts';
import { dateAndTime } from '../farm-time.ts';
import { escaped } from '../http/html-page.ts';
import { look, mailPage, touch } from '../mail/page.ts';
import type { Mail } from '../mail/send.ts';
import { indented } from './answers.ts';
import { contactLink } from './contact-link.ts';
import type { Told } from './lease.ts';
import { summaryOf } from './request-summary.ts';

const BY_VISITORS = 'Names and numbers as visitors wrote them.';

interface Part {
  readonly title: string;
  readonly told: readonly Told[];
}

/** Several requests in one mail, the most urgent part first and suspected spam last. */
export function listMail(told: readonly Told[]): Mail {
  const isSpam = ({ stored }: Told) => stored.suspectedSpam === true;
  const honest = told.filter((each) => !isSpam(each));
  const all: readonly Part[] = [
    { title: 'Still waiting for an answer', told: honest.filter(({ notice }) => notice === 'remindedAt') },
    { title: 'New requests', told: honest.filter(({ notice }) => notice === 'notifiedAt') },
    { title: 'Suspected spam', told: told.filter(isSpam) },
  ];
  const parts = all.filter((part) => part.told.length > 0);
  const subject = parts.map((part) => `${part.title}: ${part.told.length}`).join(', ');
  return {
    subject,
    messageId: `<list.${digest(told)}@${process.env.GCLOUD_PROJECT}.firebaseapp.com>`,
    text: [BY_VISITORS, ...parts.map(({ title, told }) => [title, ...told.map(rowText)].join('\n\n'))].join('\n\n\n'),
    html: mailPage(
      subject,
      `<h1 ${look('heading')}>Consultation requests</h1>\n<p ${look('kicker')}>${BY_VISITORS}</p>\n${parts.map(partHtml).join('\n')}`,
    ),
  };
}

function digest(told: readonly Told[]): string {
  const names = told.map(({ document, notice }) => `${document.id} ${notice}`).join();
  return createHash('sha256').update(names).digest('hex').slice(0, 32);
}

function rowText({ stored, notice, code }: Told): string {
  const { name, phone, timeline, arrived, deadline } = summaryOf(stored);
  const times = [`arrived ${dateAndTime(arrived)}`, ...(notice === 'remindedAt' ? [promise(deadline)] : [])];
  return indented([name, timeline, phone, ...times, contactLink(code)].join('\n'));
}

function partHtml({ title, told }: Part): string {
  return `<h2 ${look('part')}>${title}</h2>\n${told.map(rowHtml).join('\n')}`;
}

function rowHtml({ stored, notice, code }: Told): string {
  const { name, phone, phoneHref, timeline, arrived, deadline } = summaryOf(stored);
  return `<h3 ${look('section')} dir="auto"><a ${look('link')} target="_blank" href="${escaped(contactLink(code))}">${escaped(name)}</a></h3>
<p ${look('line')}>${escaped(timeline)}<br>Arrived ${dateAndTime(arrived)}</p>
${notice === 'remindedAt' ? `<p ${look('deadline')}><b>${promise(deadline)}</b></p>\n` : ''}${touch(phoneHref, 'Call', phone)}`;
}

function promise(deadline: Date): string {
  const verb = deadline.getTime() > Date.now() ? 'end' : 'ended';
  return `The promised ${CONTACT_HOURS} hours ${verb} ${dateAndTime(deadline)}`;
}
