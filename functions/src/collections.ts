export const CONSULTATIONS = 'consultations';

/** What the owner's side still has to do for each request (consultations/to-do.ts), with the request's id. */
export const OPEN_REQUESTS = 'open-requests';

/** What the list has to remember from one run to the next. */
export const LIST_STATE = 'list-state';

/** Hashes of the addresses that got an acknowledgement in the last 24 hours. */
export const ACKNOWLEDGED_ADDRESSES = 'acknowledged-addresses';
