import { PLACEHOLDERS } from '../web/src/content/farm.ts';

const left = Object.entries(PLACEHOLDERS);

for (const [fact, value] of left) console.error(`placeholder  ${fact}: ${value}`);
if (left.length > 0) {
  console.error(`${left.length} placeholders are still in use: give the real facts in web/src/content/farm.ts.`);
  process.exitCode = 1;
}
