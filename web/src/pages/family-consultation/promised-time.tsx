import { CONTACT_HOURS, FARM_TIME_ZONE } from 'functions/contract/farm.ts';
import { CONSULTATION } from '../../content/consultation.ts';

const HOUR_MS = 60 * 60_000;
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Until when the farm answers. Where clocks show another time than at the farm, it says within how many hours. */
export function PromisedTime({ sentAt }: { readonly sentAt: number }) {
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== FARM_TIME_ZONE) return CONSULTATION.promise;
  const { before, day, after } = CONSULTATION.thankYou.promise;
  return (
    <>
      <span>{before} </span>
      <strong>{day(TIME.format(sentAt + CONTACT_HOURS * HOUR_MS).toLowerCase())}</strong>
      <span>{after}</span>
    </>
  );
}
