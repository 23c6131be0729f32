import type { Refused } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { escaped, type Page } from './html-page.ts';

/** What a family without script sees when its form was not taken: every reason, the way back, and whom to call. */
export function problemPage({ error, fieldErrors }: Refused): Page {
  const messages = [...new Set([error, ...Object.values(fieldErrors ?? {})])];
  const phone = `<a href="tel:+1${FARM_PHONE.replace(/\D/g, '')}">${escaped(FARM_PHONE)}</a>`;
  return {
    title: 'There is a problem',
    body: `<ul>
${messages.map((message) => `<li>${escaped(message)}</li>`).join('\n')}
</ul>
<p>Go back with your browser’s Back button: your answers are still in the form.</p>
<p>Or call us: ${phone}</p>`,
  };
}
