/** The two facts of the farm that the function's own answers and mails name too; web/src/content/farm.ts takes them from here. */
export const FARM_NAME = 'Prairie Guardian Farm';
export const FARM_PHONE = '(405) 555-0100';
