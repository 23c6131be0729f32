import { placeholders } from '../web/build/placeholders.ts';
import { FARM, PLACEHOLDERS } from '../web/src/content/farm.ts';
import { TESTIMONIALS } from '../web/src/content/testimonials.ts';

const left = placeholders(FARM, PLACEHOLDERS, TESTIMONIALS.quotes);

for (const line of left) console.error(`placeholder  ${line}`);
if (left.length > 0) {
  console.error(
    `Placeholders still in use: ${left.length}. Give the real facts and quotes, as docs/operating.md says under Configure.`,
  );
  process.exitCode = 1;
}
