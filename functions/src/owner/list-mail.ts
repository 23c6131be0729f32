import { createHash } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { dateAndTime } from '../farm-time.ts';
import { escaped } from '../html.ts';
import { mailPage, styled } from '../mail/page.ts';
import type { Mail } from '../mail/send.ts';
import { indented } from './answers.ts';
import { consoleLink, contactLink } from './contact-link.ts';
import type { LeasedNotice } from './lease.ts';
import { summaryOf } from './request-summary.ts';
import type { Spam } from './spam.ts';

const HINT = 'Names, numbers and addresses as visitors wrote them.';
const FALLBACK_HINT =
  'Your mail server refused this list because of what visitors wrote, so their words are left out. Each link leads to a request.';
const OPEN_REQUEST = 'Open the request';
const REASONS: Readonly<Record<string, string>> = {
  honeypot: 'filled in a field that people cannot see',
  address: 'one of many from the same internet address',
  'app-check': 'not sent by our page',
};

interface Part {
  readonly title: string;
  readonly notices: readonly LeasedNotice[];
}

/** One mail about several requests: first those that wait for an answer, then the new ones, then suspected spam. */
export function listMail(notices: readonly LeasedNotice[], spam: Spam): Mail {
  const parts: readonly Part[] = [
    { title: 'Still waiting for an answer', notices: notices.filter(({ field }) => field === 'remindedAt') },
    { title: 'New requests', notices: notices.filter(({ field }) => field === 'notifiedAt') },
  ].filter((part) => part.notices.length > 0);
  const counts = parts.map((part) => `${part.title}: ${part.notices.length}`);
  const subject = [...counts, ...(spam.count > 0 ? [spamTitle(spam)] : [])].join(', ');
  const sections = (row: (notice: LeasedNotice) => string) =>
    parts.map((part) => [part.title, ...part.notices.map(row)].join('\n\n'));
  return {
    subject,
    messageId: `<list.${digest(notices, spam)}@${process.env.GCLOUD_PROJECT}.firebaseapp.com>`,
    text: [HINT, ...sections(rowText), ...spamText(spam)].join('\n\n\n'),
    html: mailPage(
      subject,
      `<h1 ${styled('heading')}>Consultation requests</h1>\n<p ${styled('kicker')}>${HINT}</p>\n${parts.map(partHtml).join('\n')}${spamHtml(spam)}`,
    ),
    fallbackText: [FALLBACK_HINT, ...sections(fallbackRow), ...(spam.count > 0 ? [spamTitle(spam)] : [])].join(
      '\n\n\n',
    ),
  };
}

/** Identifies the content of the list, so that a copy gets the same Message-ID. */
function digest(notices: readonly LeasedNotice[], { newest }: Spam): string {
  const names = [...notices.map(({ document, field }) => `${document.id} ${field}`), ...newest.map(({ id }) => id)];
  return createHash('sha256').update(names.join()).digest('hex').slice(0, 32);
}

function rowText({ stored, code }: LeasedNotice): string {
  const { name, town, timeline, phone, email, promise } = summaryOf(stored);
  return indented([name, promise, town, timeline, phone, email, contactLink(code)].filter(Boolean).join('\n'));
}

function fallbackRow({ stored, code }: LeasedNotice): string {
  return `${summaryOf(stored).promise}\n${contactLink(code)}`;
}

function partHtml({ title, notices }: Part): string {
  return `<h2 ${styled('part')}>${title}</h2>\n${notices.map(rowHtml).join('\n')}`;
}

/** Kept short: Gmail cuts a mail off at 102 KB, and a list may have 100 rows. */
function rowHtml({ stored, code }: LeasedNotice): string {
  const { name, town, timeline, promise, phone, phoneHref, email, emailHref } = summaryOf(stored);
  const rows = [
    `<h3 ${styled('section')} dir="auto">${escaped(name)}</h3>`,
    `<p ${styled('line')}><b>${unbroken(promise)}</b><br>${[town, timeline].filter(Boolean).map(escaped).join('<br>')}</p>`,
    row(phoneHref, phone),
    row(emailHref, email),
    row(contactLink(code), OPEN_REQUEST),
  ];
  return rows.join('\n');
}

/** Keeps "pm" on the same line as its time. */
function unbroken(promise: string): string {
  return promise.replace(/ (?=[ap]m$)/, '&nbsp;');
}

function row(href: string, text: string): string {
  const content = escaped(text).replace('@', '<wbr>@');
  return href
    ? `<a ${styled('row')} href="${escaped(href)}">${content}</a>`
    : content && `<p ${styled('line')}>${content}</p>`;
}

function spamTitle({ count }: Spam): string {
  return `Suspected spam: ${count.toLocaleString('en-US')}`;
}

function spamHtml(spam: Spam): string {
  if (spam.count === 0) return '';
  const rows = spam.newest.map(({ stored }) => {
    const [name = '', ...lines] = spamLines(stored).map(escaped);
    return `<h3 ${styled('section')} dir="auto">${name}</h3>\n<p ${styled('line')}>${lines.join('<br>')}</p>`;
  });
  return `<h2 ${styled('part')}>${spamTitle(spam)}</h2>
${rows.join('\n')}${moreOf(spam) && `\n<p ${styled('line')}>${moreOf(spam)}</p>`}
<a ${styled('row')} target="_blank" href="${escaped(consoleLink())}">See all requests in the console</a>`;
}

function spamText(spam: Spam): readonly string[] {
  if (spam.count === 0) return [];
  const rows = spam.newest.map(({ stored }) => indented(spamLines(stored).join('\n')));
  return [[spamTitle(spam), ...rows, moreOf(spam), indented(consoleLink())].filter(Boolean).join('\n\n')];
}

function spamLines(stored: DocumentData): readonly string[] {
  const { name, arrived, phone, email } = summaryOf(stored);
  const reasons = [stored.spamReasons].flat().map((reason) => REASONS[reason]);
  const reason = reasons.filter(Boolean).join('; ') || 'marked by hand';
  return [name, phone, email, `${dateAndTime(arrived)}: ${reason}`].filter(Boolean);
}

function moreOf({ count, newest }: Spam): string {
  const more = count - newest.length;
  return more > 0 ? `And ${more.toLocaleString('en-US')} more.` : '';
}
