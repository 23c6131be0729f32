import { Stop } from '../stop.ts';

/** The packages that the browsers of the tests need, with their names at Debian. .ci/run and the workflow install them. */
export const PACKAGES = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  // fonts-liberation has the widths of Arial and Times.
  packedChromium: ['libnss3', 'libexpat1', 'fonts-liberation'],
} as const;

/** Throws a Stop that names missing packages, and where to find the command that installs them. */
export function requirePackages(missing: readonly string[]): never {
  throw new Stop(
    `The browsers of the tests need packages that are missing here: ${missing.join(', ')}.\n` +
      '.ci/run has the command for Debian, .github/workflows/check.yml that for Ubuntu. Tests cannot start browsers that are snaps.',
  );
}
