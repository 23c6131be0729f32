import { expect, test } from 'vitest';
import { FARM } from '../src/content/farm.ts';
import { ROUTES } from '../src/routes.ts';
import { withoutName } from './share-pictures.ts';

test.each(ROUTES)('the words of the share picture of $path are its title without the name of the farm', ({ title }) => {
  const words = withoutName(title);
  expect([`${words} | ${FARM.name}`, `${FARM.name} | ${words}`]).toContain(title);
});
