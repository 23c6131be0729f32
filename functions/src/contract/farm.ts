import { FARM_PHONE } from './farm.generated.ts';

export * from './farm.generated.ts';

/** Farms of this site are in the United States. */
export const FARM_PHONE_HREF = `tel:+1${FARM_PHONE.replace(/\D/g, '')}`;

/** The owner cannot change these two places, because the form's options name them. */
export const FARM_COUNTY = 'Oklahoma County';
export const FARM_BASE = 'Tinker Air Force Base';

/** The site promises an answer within so many hours. */
export const CONTACT_HOURS = 24;

const QUARTER_MS = 15 * 60_000;

/** Until when the farm answers a request: the quarter hour before its hours end. */
export function promisedTime(arrived: number): Date {
  const end = arrived + CONTACT_HOURS * 4 * QUARTER_MS;
  return new Date(end - (end % QUARTER_MS));
}

export const CONSULTATION_MINUTES = 30;

/** What happens after a request: on the form's page, on the thank-you screen and in the mail to the family. */
export const NEXT_STEPS = [
  `A call or email within ${CONTACT_HOURS} hours`,
  `A ${CONSULTATION_MINUTES}-minute consultation at a time that’s convenient for you`,
  'Personalized recommendations for your family',
] as const;

/** How long a request is stored, as the form's page says, and how long suspected spam is. */
export const RETENTION_MONTHS = 24;
export const SPAM_RETENTION_DAYS = 90;
