import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredRequest } from '../consultations/stored-request.ts';
import { escaped, PAGE_POLICY, type Page } from '../http/html-page.ts';
import { summaryOf } from '../mail/request-texts.ts';
import { dateAndTime, dateOf } from '../time/farm-time.ts';
import { CONTACTED_PATH } from './contact-link.ts';

export const FAILED_PAGE: Page = {
  title: 'That did not work',
  body: '<p>Please open the link in the email again.</p>',
};

/** A file of its own, so that the compiler and the linter read it. Its path is the same from src/ and from lib/. */
const SCRIPT = readFileSync(join(import.meta.dirname, '../../browser/contacted.js'), 'utf8');

export const CONTACTED_POLICY = `${PAGE_POLICY}; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; connect-src 'self'`;

/** The response to a GET. It shows no request, because browsers do not send the code in a GET. */
export const CODE_PAGE: Page = {
  title: 'A family’s request',
  body: `${codeForm('')}\n<script data-failed="${FAILED_PAGE.title}">${SCRIPT}</script>`,
};

/** Keeps what was entered in the field, so that the owner can correct it. */
export function wrongCodePage(pasted: string): Page {
  return {
    title: 'This link does not work',
    body: `<p id="why">It is incomplete, or the request is no longer there. Copy the whole link from the email, or the code at the end of the email, and try again.</p>
${codeForm(`value="${escaped(pasted)}" aria-invalid="true" aria-describedby="why"`)}`,
  };
}

function codeForm(attributes: string): string {
  return `<form method="post" action="${CONTACTED_PATH}">
<label for="code">The link from the email, or the code at its end</label>
<input id="code" name="code" required autocomplete="off" autocapitalize="none" spellcheck="false" ${attributes}>
<button>Show the request</button>
</form>`;
}

export function requestPage(stored: StoredRequest, code: string): Page {
  const { name, timeline, phone, phoneHref, promise } = summaryOf(stored);
  const call = phoneHref ? `<a href="${phoneHref}">${escaped(phone)}</a>` : escaped(phone);
  const family = `<p class="who"><b dir="auto">${escaped(name)}</b><br>${escaped(timeline)}<br>${call}</p>`;
  const { contactedAt } = stored;
  const date = dateOf(contactedAt);
  return {
    title: contactedAt ? 'You have been in touch' : 'Have you been in touch?',
    body: `${family}
<p>${contactedAt ? `Noted${date ? ` on ${dateAndTime(date)}` : ''}.` : `${promise}.`}</p>
<form method="post" action="${CONTACTED_PATH}">
<input type="hidden" name="code" value="${escaped(code)}">
${contactedAt ? '<button name="do" value="undo" class="quiet">Undo</button>' : '<button name="do" value="note">We have been in touch</button>'}
</form>`,
  };
}
