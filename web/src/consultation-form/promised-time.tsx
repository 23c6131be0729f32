import { promisedTime } from 'functions/contract/farm.ts';
import { atTheFarm, FARM_TIME_ZONE } from 'functions/contract/time-zone.ts';
import { CONSULTATION } from '../content/consultation.ts';

const { promise, received, receivedElsewhere } = CONSULTATION.thankYou;

/** Where clocks show another time than at the farm, the page says within how many hours the farm answers. */
const isAtTheFarm = () => new Intl.DateTimeFormat().resolvedOptions().timeZone === FARM_TIME_ZONE;

interface Received {
  /** When the server had the request. */
  readonly received: number;
}

/** Until when the farm answers. */
export function PromisedTime({ received }: Received) {
  if (!isAtTheFarm()) return CONSULTATION.promise;
  const { weekday, time } = atTheFarm(promisedTime(received));
  return (
    <>
      <span>{promise.before} </span>
      <strong>{promise.by(weekday, time)}</strong>
      <span>{promise.after}</span>
    </>
  );
}

/** Which request the farm has, and until when it answers. */
export function ReceivedRequest(request: Received) {
  return (
    <>
      <span>{isAtTheFarm() ? received(atTheFarm(new Date(request.received)).time) : receivedElsewhere} </span>
      <PromisedTime {...request} />
    </>
  );
}
