import { createHash } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { dateAndTime } from '../farm-time.ts';
import { escaped, PAGE_POLICY, type Page } from '../http/html-page.ts';
import { CONTACTED_PATH } from './contact-link.ts';
import { summaryOf } from './request-summary.ts';

/** Posts what stands behind the `#` of the mail's link; without script it is pasted. */
const SCRIPT = `const form=document.forms[0],code=location.hash.slice(1)
if(code){form.code.value=code;form.hidden=true;addEventListener('pageshow',e=>{if(e.persisted)form.hidden=false});form.submit()}`;

export const POLICY = `${PAGE_POLICY}; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The same for everybody: it knows nothing yet. */
export const ENTRANCE: Page = {
  title: 'A family’s request',
  body: `<form method="post" action="${CONTACTED_PATH}">
<label for="code">The code at the end of the mail</label>
<input id="code" name="code" required autocomplete="off" autocapitalize="none" spellcheck="false">
<button>Show the request</button>
</form>
<script>${SCRIPT}</script>`,
};

export const NO_SUCH_LINK: Page = {
  title: 'This link does not work',
  body: '<p>It is incomplete or too old, or the request is no longer there. The newest mail about it has a link that works.</p>',
};

export const FAILED: Page = { title: 'That did not work', body: '<p>Please open the link in the mail once more.</p>' };

export function requestPage(stored: DocumentData, code: string): Page {
  const { name, timeline, phone, phoneHref, deadline } = summaryOf(stored);
  const call = phoneHref ? `<a href="${phoneHref}">${escaped(phone)}</a>` : escaped(phone);
  const who = `<p class="who"><b dir="auto">${escaped(name)}</b><br>${escaped(timeline)}<br>${call}</p>`;
  const since = stored.contactedAt?.toDate();
  return {
    title: since ? 'You have been in touch' : 'Have you been in touch?',
    body: `${who}
<p>${since ? `Noted on ${dateAndTime(since)}.` : `Please answer before ${dateAndTime(deadline)}.`}</p>
<form method="post" action="${CONTACTED_PATH}">
<input type="hidden" name="code" value="${escaped(code)}">
${since ? '<button name="do" value="undo" class="quiet">Take it back</button>' : '<button name="do" value="note">We have been in touch</button>'}
</form>`,
  };
}
