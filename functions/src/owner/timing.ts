import { MINUTE_MS } from '../time/farm-time.ts';

/** How long a run of a function that sends mail may take. The timeout of these functions. */
export const RUN_MS = MINUTE_MS;

/** A run sends only in its first part, so that there is time left to record the mail. */
export const SEND_MS = RUN_MS - 20_000;

/** A trigger that starts later leaves the request to the list. One run that fails leaves time for a retry. */
export const TRIGGER_MS = RUN_MS;

/** The list leaves younger requests to the trigger: after that, no trigger that started in time is still running. */
export const SETTLED_MS = TRIGGER_MS + RUN_MS;
