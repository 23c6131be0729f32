import { FORM_PATH, type Refused } from '../contract/call.ts';
import { EMPTY_REQUEST, type FieldName } from '../contract/questions.ts';
import { escaped, FARM_PHONE_LINK, type Page } from '../http/html-page.ts';

/** Converts a form that was posted without script to the object that our script sends. */
export function answersFromForm(form: URLSearchParams): object {
  // Not with `getAll` for each name: that takes a second for the shortest names that fit into a body.
  const pairsOfNames = Map.groupBy(form, ([name]) => name);
  return Object.fromEntries(
    Array.from(pairsOfNames, ([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      // A repeated name of any other field stays a list, so that the schema refuses it.
      const isList = Array.isArray(EMPTY_REQUEST[name as FieldName]);
      return [name, isList || values.length > 1 ? values : values[0]];
    }),
  );
}

const CALL_US = `<p>Or call us: ${FARM_PHONE_LINK}</p>`;

/** The response to a refused form: all messages, how to get back, and the phone number. */
export function problemPage({ error, fieldErrors }: Refused): Page {
  const messages = [...new Set([error, ...Object.values(fieldErrors ?? {})])];
  return {
    title: 'There is a problem',
    body: `<ul class="problems">
${messages.map((message) => `<li>${escaped(message)}</li>`).join('\n')}
</ul>
<p>Go back with your browser’s Back button: your answers are still in the form.</p>
<p>Are they gone? <a href="${FORM_PATH}">Open the form again</a></p>
${CALL_US}`,
  };
}

/** The response to a form that another site has sent, such as a translator that shows a copy of our page. */
export const COPY_PAGE: Page = {
  title: 'Please use our own page',
  body: `<p>Your request has not reached us. You filled in a copy of our form at another address, such as a translation, and we accept it only from our own page.</p>
<p>Please fill it in there. Your browser can translate that page, too. To copy what you wrote, go back first with your browser’s Back button.</p>
<p><a href="${FORM_PATH}">Open the form on our own page</a></p>
${CALL_US}`,
};

/** The response to a browser that opens the form's address, such as with a restored problem page. */
export const ADDRESS_PAGE: Page = {
  title: 'Free consultation',
  body: `<p>This address only receives the form. If you have not seen our thank-you page, please send the form again.</p>
<p><a href="${FORM_PATH}">Open the form</a></p>
${CALL_US}`,
};
