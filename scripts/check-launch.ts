import { placeholders } from '../web/build/placeholders.ts';
import { PLACEHOLDERS } from '../web/src/content/farm.ts';
import { TESTIMONIALS } from '../web/src/content/testimonials.ts';

const left = placeholders(PLACEHOLDERS, TESTIMONIALS.quotes);

for (const line of left) console.error(`placeholder  ${line}`);
if (left.length > 0) {
  console.error(`${left.length} placeholders are still in use: give the real facts and quotes in web/src/content/.`);
  process.exitCode = 1;
}
