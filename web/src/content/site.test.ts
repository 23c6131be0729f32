import { expect, test } from 'vitest';
import { TOASTS } from './consultation.ts';
import { SITE } from './site.ts';

test('two texts have straight apostrophes, as the specification of the site has them', () => {
  expect(SITE.error.text).toBe("We're sorry for the inconvenience. Please try refreshing the page.");
  expect(TOASTS.success.text).toBe("We'll contact you within 24 hours to schedule your consultation.");
});
