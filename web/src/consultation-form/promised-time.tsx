import { promisedTime } from 'functions/contract/farm.ts';
import { atTheFarm, FARM_TIME_ZONE } from 'functions/contract/farm-time.ts';
import { CONSULTATION } from '../content/consultation.ts';

interface PromiseProps {
  /** When the server had the request, if the page says so. */
  readonly received: number;
  readonly saysWhen?: boolean;
}

/** Until when the farm answers. Where clocks show another time than at the farm, it says within how many hours. */
export function PromisedTime({ received, saysWhen }: PromiseProps) {
  const { promise, receivedAt, receivedElsewhere } = CONSULTATION.thankYou;
  const isAtTheFarm = new Intl.DateTimeFormat().resolvedOptions().timeZone === FARM_TIME_ZONE;
  const { weekday, time } = atTheFarm(promisedTime(received));
  const when = isAtTheFarm ? receivedAt(atTheFarm(new Date(received)).time) : receivedElsewhere;
  return (
    <>
      {saysWhen && <span>{when} </span>}
      <span>{isAtTheFarm ? promise.before : CONSULTATION.promise} </span>
      {isAtTheFarm && <strong>{promise.by(weekday, time)}</strong>}
      {isAtTheFarm && <span>{promise.after}</span>}
    </>
  );
}
