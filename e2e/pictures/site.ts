import { join } from 'node:path';
import { ROOT } from '../../tools/project.ts';

/** The time of the fake clock in picture tests. */
export const NOW = new Date('2026-11-22T21:10:00Z');

/** The built site, and in `from-functions/` the pages and mails of the functions. */
export const SITE = join(ROOT, 'test-results', 'pictures-site');
