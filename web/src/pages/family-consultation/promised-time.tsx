import { promisedTime } from 'functions/contract/farm.ts';
import { atTheFarm, FARM_TIME_ZONE } from 'functions/contract/time-zone.ts';
import { CONSULTATION } from '../../content/consultation.ts';

/** Until when the farm answers. Where clocks show another time than at the farm, it says within how many hours. */
export function PromisedTime({ sentAt }: { readonly sentAt: number }) {
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== FARM_TIME_ZONE) return CONSULTATION.promise;
  const { before, by, after } = CONSULTATION.thankYou.promise;
  const { weekday, time } = atTheFarm(promisedTime(sentAt));
  return (
    <>
      <span>{before} </span>
      <strong>{by(weekday, time)}</strong>
      <span>{after}</span>
    </>
  );
}
