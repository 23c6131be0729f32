import { CONTACT_HOURS } from 'functions/contract/farm.ts';
import { FARM_TIME_ZONE } from 'functions/contract/time-zone.ts';
import { CONSULTATION } from '../../content/consultation.ts';

const HOUR_MS = 60 * 60_000;

/** Until when the farm answers. Where clocks show another time than at the farm, it says within how many hours. */
export function PromisedTime({ sentAt }: { readonly sentAt: number }) {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  if (format.resolvedOptions().timeZone !== FARM_TIME_ZONE) return CONSULTATION.promise;
  const { before, day, after } = CONSULTATION.thankYou.promise;
  const time = format.format(sentAt + CONTACT_HOURS * HOUR_MS).toLowerCase();
  return (
    <>
      <span>{before} </span>
      <strong>{day(time)}</strong>
      <span>{after}</span>
    </>
  );
}
