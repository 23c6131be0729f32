import { createHash } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { dateAndTime, dateOf } from '../farm-time.ts';
import { escaped } from '../html.ts';
import { PAGE_POLICY, type Page } from '../http/html-page.ts';
import { summaryOf } from '../mail/request-summary.ts';
import { CONTACTED_PATH } from './contact-link.ts';

/** Posts the code that follows the `#` of the mail's link. Without script the owner pastes it into the form. */
const SCRIPT = `const form=document.forms[0],code=location.hash.slice(1)
if(code){form.code.value=code;form.hidden=true;addEventListener('pageshow',e=>{if(e.persisted)form.hidden=false});form.submit()}`;

export const CONTACTED_POLICY = `${PAGE_POLICY}; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The response to a GET. It shows no request, because browsers do not send the code in a GET. */
export const CODE_PAGE: Page = {
  title: 'A family’s request',
  body: `${codeForm('')}\n<script>${SCRIPT}</script>`,
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

export const FAILED_PAGE: Page = {
  title: 'That did not work',
  body: '<p>Please open the link in the email again.</p>',
};

export function requestPage(stored: DocumentData, code: string): Page {
  const { name, timeline, phone, phoneHref, deadline } = summaryOf(stored);
  const call = phoneHref ? `<a href="${phoneHref}">${escaped(phone)}</a>` : escaped(phone);
  const family = `<p class="who"><b dir="auto">${escaped(name)}</b><br>${escaped(timeline)}<br>${call}</p>`;
  const { contactedAt } = stored;
  const date = dateOf(contactedAt);
  return {
    title: contactedAt ? 'You have been in touch' : 'Have you been in touch?',
    body: `${family}
<p>${contactedAt ? `Noted${date ? ` on ${dateAndTime(date)}` : ''}.` : `Please answer before ${dateAndTime(deadline)}.`}</p>
<form method="post" action="${CONTACTED_PATH}">
<input type="hidden" name="code" value="${escaped(code)}">
${contactedAt ? '<button name="do" value="undo" class="quiet">Undo</button>' : '<button name="do" value="note">We have been in touch</button>'}
</form>`,
  };
}
