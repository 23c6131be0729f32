import { expect, test } from 'vitest';
import { requirePackages } from './packages.ts';

test('what is missing is named with the command that installs it at Debian and at Ubuntu', () => {
  expect(() => requirePackages('firefox-esr', 'xauth')).toThrow(
    /^[^\n]+\nDebian: sudo apt-get install firefox-esr xauth\nUbuntu: sudo apt-get install firefox xauth \(/,
  );
  expect(() => requirePackages()).not.toThrow();
});
