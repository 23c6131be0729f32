export { FARM_EMAIL, FARM_NAME, FARM_ORIGIN, FARM_PHONE } from './farm.generated.ts';

/** The owner cannot change these two places, because the form's options name them. */
export const FARM_COUNTY = 'Oklahoma County';
export const FARM_BASE = 'Tinker Air Force Base';

/** The site promises an answer within so many hours. */
export const CONTACT_HOURS = 24;

/** How long a request and suspected spam are stored. The form's page says so. */
export const RETENTION_MONTHS = 24;
export const SPAM_RETENTION_DAYS = 90;
