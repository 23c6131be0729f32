import { createHash } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { dateAndTime, shortDayAndTime } from '../farm-time.ts';
import { escaped } from '../html.ts';
import { indented } from '../mail/answers.ts';
import { mailPage, partHeading, styled, unbroken } from '../mail/page.ts';
import { summaryOf } from '../mail/request-summary.ts';
import type { Mail } from '../mail/send.ts';
import { consoleLink, contactLink } from './contact-link.ts';
import type { OpenRequest } from './open-requests.ts';
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
  /** For the subject: "5 overdue". */
  readonly word: string;
  readonly requests: readonly OpenRequest[];
}

/** One mail about several requests: what is overdue, what waits for an answer, what is new, then suspected spam. */
export function listMail(news: readonly OpenRequest[], reminders: readonly OpenRequest[], spam: Spam): Mail {
  const isOverdue = ({ stored }: OpenRequest) => summaryOf(stored).isOverdue;
  const inTime = (requests: readonly OpenRequest[]) => requests.filter((request) => !isOverdue(request));
  const parts: readonly Part[] = [
    { title: 'Overdue', word: 'overdue', requests: [...reminders, ...news].filter(isOverdue) },
    { title: 'Still waiting for an answer', word: 'still waiting', requests: inTime(reminders) },
    { title: 'New requests', word: 'new', requests: inTime(news) },
  ].filter(({ requests }) => requests.length > 0);
  const subject = subjectOf(parts, spam);
  const sections = (row: (request: OpenRequest) => string) =>
    parts.map(({ title, requests }) => [title, ...requests.map(row)].join('\n\n'));
  const spamRows = spam.newest.map(({ stored }) => indented(spamLines(stored).join('\n')));
  const spamText = [spamTitle(spam), ...spamRows, moreOf(spam), indented(consoleLink())].filter(Boolean).join('\n\n');
  return {
    subject,
    messageId: `<list.${digest(subject, [...news, ...reminders, ...spam.newest])}@${process.env.GCLOUD_PROJECT}.firebaseapp.com>`,
    text: [HINT, ...sections(rowText), ...(spam.count > 0 ? [spamText] : [])].join('\n\n\n'),
    html: mailPage(
      subject,
      `<h1 ${styled('heading')}>Consultation requests</h1>\n<p ${styled('kicker')}>${HINT}</p>\n${parts.map(partHtml).join('\n')}${spamHtml(spam)}`,
    ),
    fallbackText: [FALLBACK_HINT, ...sections(fallbackRow), ...(spam.count > 0 ? [spamTitle(spam)] : [])].join(
      '\n\n\n',
    ),
  };
}

/** Like "5 overdue, 39 new: next answer due Wed 9:31 pm". */
function subjectOf(parts: readonly Part[], spam: Spam): string {
  if (parts.length === 0) return spamTitle(spam);
  const counts = parts.map(({ word, requests }) => `${requests.length} ${word}`).join(', ');
  const summaries = parts.flatMap(({ requests }) => requests.map(({ stored }) => summaryOf(stored)));
  const deadlines = summaries.filter(({ isOverdue }) => !isOverdue).map(({ deadline }) => deadline.getTime());
  return deadlines.length > 0
    ? `${counts}: next answer due ${shortDayAndTime(new Date(Math.min(...deadlines)))}`
    : counts;
}

/** Identifies the content of the list, so that a copy gets the same Message-ID. */
function digest(subject: string, listed: readonly { readonly id: string }[]): string {
  const content = [subject, ...listed.map(({ id }) => id)].join();
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function rowText({ stored, code }: OpenRequest): string {
  const { name, town, timeline, phone, email, promise } = summaryOf(stored);
  return indented([name, promise, town, timeline, phone, email, contactLink(code)].filter(Boolean).join('\n'));
}

function fallbackRow({ stored, code }: OpenRequest): string {
  return `${summaryOf(stored).promise}\n${contactLink(code)}`;
}

function partHtml({ title, requests }: Part): string {
  return `${partHeading(title)}\n${requests.map(requestHtml).join('\n')}`;
}

/** Kept short: Gmail cuts a mail off at 102 KB, and a list may have 100 of these. */
function requestHtml({ stored, code }: OpenRequest): string {
  const { name, town, timeline, promise, phone, phoneHref, email, emailHref } = summaryOf(stored);
  const [mailto = ''] = emailHref.split('?');
  const links = [link(phoneHref, phone), link(mailto, email), link(contactLink(code), OPEN_REQUEST)];
  return `<h3 ${styled('section')} dir="auto">${escaped(name)}</h3>
<p ${styled('line')}><b>${unbroken(promise)}</b><br>${[town, timeline].filter(Boolean).map(escaped).join('<br>')}</p>
${links.join('\n')}`;
}

function link(href: string, text: string): string {
  const content = escaped(text).replace('@', '<wbr>@');
  return `<p style="margin:0">${href ? `<a ${styled('row')} href="${escaped(href)}">${content}</a>` : content}</p>`;
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
  return `${partHeading(spamTitle(spam))}
${rows.join('\n')}
<p ${styled('line')}>${moreOf(spam)}</p>
${link(consoleLink(), 'See all requests in the console')}`;
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
