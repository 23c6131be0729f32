import type { StoredRequest } from '../consultations/stored-request.ts';
import { escaped, type Page } from '../http/html-page.ts';
import { summaryOf } from '../mail/request-texts.ts';
import { dateAndTime, dateOf } from '../time/farm-time.ts';

export const FAILED_PAGE: Page = {
  title: 'That did not work',
  body: '<p>Please open the link in the email again.</p>',
};

export const WRONG_LINK_PAGE: Page = {
  title: 'This link does not work',
  body: `<p>It is incomplete, or the request is no longer there. Tap the button in the email again, or copy the whole link into the address bar.</p>
<p>You can also note your answer without this page: open the request in the console, with the link at the end of the email, and add the field <b>contactedAt</b> with the value “yes”.</p>`,
};

/** Its form posts to the address of the page. The style keeps Undo away from where the other button was pressed. */
export function requestPage(stored: StoredRequest): Page {
  const { name, timeline, phone, phoneHref, promise } = summaryOf(stored);
  const call = phoneHref ? `<a href="${phoneHref}">${escaped(phone)}</a>` : escaped(phone);
  const { contactedAt } = stored;
  const date = dateOf(contactedAt);
  return {
    title: contactedAt ? 'You have been in touch' : 'Have you been in touch?',
    body: `<p class="who"><b dir="auto">${escaped(name)}</b><br>${escaped(timeline)}<br>${call}</p>
<p>${contactedAt ? `Noted${date ? ` on ${dateAndTime(date)}` : ''}.` : `${promise}.`}</p>
<form method="post">
${contactedAt ? '<button name="do" value="undo" class="undo">Undo</button>' : '<button name="do" value="note">We have been in touch</button>'}
</form>`,
  };
}
