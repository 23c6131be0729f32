/** The facts of the farm that the functions' own answers and mails name too; web/src/content/farm.ts takes them from here. */
export const FARM_NAME = 'Prairie Guardian Farm';
export const FARM_PHONE = '(405) 555-0100';
export const FARM_ORIGIN = 'https://example.com';

/** Fixed, as the form's choices are, which name the two places. */
export const FARM_COUNTY = 'Oklahoma County';
export const FARM_BASE = 'Tinker Air Force Base';

/** Within these a family is promised an answer. */
export const CONTACT_HOURS = 24;
