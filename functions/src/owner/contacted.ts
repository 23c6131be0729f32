import { FieldValue } from 'firebase-admin/firestore';
import { FARM_ORIGIN } from '../contract/farm.ts';
import { dateAndTime } from '../contract/farm-time.ts';
import { consultations, dateOf, type StoredRequest } from '../firebase/db.ts';
import { escaped, type Page } from '../http/html-page.ts';
import { readBody } from '../http/raw-body.ts';
import { type Handler, HttpError, logHttpError, SECURITY_HEADERS, sendPage, withDeadline } from '../http/response.ts';
import { summaryOf } from '../mail/summary.ts';
import { CODE, contactPath, toDos } from './to-do.ts';

const HEADERS = { ...SECURITY_HEADERS, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
const MAX_POST_BYTES = 1_024;

/** The owner's page of one request. Opening it changes nothing. Its buttons set and delete `contactedAt`. */
export const contacted: Handler = async (request, response) => {
  response.set(HEADERS);
  const { searchParams } = new URL(request.url, FARM_ORIGIN);
  const [id, code] = [searchParams.get('request') ?? '', searchParams.get('code') ?? ''];
  try {
    if (request.method === 'POST') {
      const form = new URLSearchParams((await readBody(request, MAX_POST_BYTES)).toString());
      await withDeadline(change(id, code, form.get('do')));
      // Back and reload then open the page, and do not send the form again.
      response.redirect(303, contactPath(id, code));
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      const stored = await withDeadline(findRequest(id, code));
      sendPage(response, stored ? 200 : 404, stored ? requestPage(stored) : WRONG_LINK_PAGE);
    } else throw new HttpError(405, 'method', FAILED_PAGE.title, { headers: { Allow: 'GET, HEAD, POST' } });
  } catch (error) {
    const { status, headers } = logHttpError(error, FAILED_PAGE.title);
    sendPage(response.set(headers), status, FAILED_PAGE);
  }
};

async function change(id: string, code: string, action: string | null): Promise<void> {
  const stored = await findRequest(id, code);
  if (action === 'note' && stored && !stored.contactedAt)
    await consultations.doc(id).update({ contactedAt: FieldValue.serverTimestamp() });
  if (action === 'undo' && stored?.contactedAt)
    await consultations.doc(id).update({ contactedAt: FieldValue.delete() });
}

/** The request, if the code is right. A wrong code costs at most one read. */
async function findRequest(id: string, code: string): Promise<StoredRequest | undefined> {
  if (!CODE.test(code)) return undefined;
  const { docs } = await toDos.where('code', '==', code).limit(1).get();
  return docs[0]?.id === id ? (await consultations.doc(id).get()).data() : undefined;
}

const FAILED_PAGE: Page = {
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
  const call = phoneHref
    ? `<a href="${phoneHref}" translate="no">${escaped(phone)}</a>`
    : `<span translate="no">${escaped(phone)}</span>`;
  const { contactedAt } = stored;
  const date = dateOf(contactedAt);
  return {
    title: contactedAt ? 'You have been in touch' : 'Have you been in touch?',
    body: `<p class="who"><b dir="auto" translate="no">${escaped(name)}</b><br>${escaped(timeline)}<br>${call}</p>
<p>${contactedAt ? `Noted${date ? ` on ${dateAndTime(date)}` : ''}.` : `${promise}.`}</p>
<form method="post">
${contactedAt ? '<button name="do" value="undo" class="undo">Undo</button>' : '<button name="do" value="note">We have been in touch</button>'}
</form>`,
  };
}
