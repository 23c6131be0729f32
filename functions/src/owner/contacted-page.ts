import { createHash } from 'node:crypto';
import type { StoredRequest } from '../consultations/stored-request.ts';
import { escaped, PAGE_POLICY, type Page } from '../http/html-page.ts';
import { summaryOf } from '../mail/request-texts.ts';
import { dateAndTime, dateOf } from '../time/farm-time.ts';
import { CONTACTED_PATH } from './contact-link.ts';

export const FAILED_PAGE: Page = {
  title: 'That did not work',
  body: '<p>Please open the link in the email again.</p>',
};

/**
 * Posts the code that follows the `#` of the mail's link, and the forms of each response, and shows the responses in this
 * page. So the address keeps the code, and back and reload open the request again instead of asking to send a form again.
 * Without script the owner pastes the code into the form, which the browser then sends itself.
 */
const SCRIPT = `
async function show(form, button) {
  const body = new URLSearchParams(new FormData(form))
  if (button && button.name) body.set(button.name, button.value)
  const response = await fetch(form.action, { method: 'POST', body })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  document.querySelector('main').replaceChildren(...page.querySelector('main').children)
  document.title = page.title
  const heading = document.querySelector('h1')
  heading.tabIndex = -1
  if (button) heading.focus()
  if (response.ok) history.replaceState(null, '', '#' + document.forms[0].code.value)
}
function send(form, button) {
  show(form, button).catch(() => {
    document.querySelector('h1').textContent = '${FAILED_PAGE.title}'
    form.hidden = false
  })
}
const form = document.forms[0], code = location.hash.slice(1)
if (code) {
  form.code.value = code
  form.hidden = true
  send(form)
}
addEventListener('hashchange', () => location.reload())
addEventListener('submit', event => {
  if (!event.submitter) return
  event.preventDefault()
  send(event.target, event.submitter)
})
`;

export const CONTACTED_POLICY = `${PAGE_POLICY}; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; connect-src 'self'`;

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
