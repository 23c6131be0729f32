/** Of the farm. Not in farm.ts, which needs generated facts: a deploy reads it before they are there. */
export const FARM_TIME_ZONE = 'America/Chicago';
