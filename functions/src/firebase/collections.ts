export const CONSULTATIONS = 'consultations';

/** The to-do of each request (owner/to-do.ts), with the request's id. */
export const TO_DOS = 'open-requests';

/** What the list has to remember from one run to the next. */
export const LIST_STATE = 'list-state';

/** Hashes of the addresses that got an acknowledgement in the last 24 hours. */
export const ACKNOWLEDGED_ADDRESSES = 'acknowledged-addresses';
