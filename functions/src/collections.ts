export const CONSULTATIONS = 'consultations';

/** Other collections that use the request's id as their document id. */
export const REQUEST_COLLECTIONS = { leases: 'mail-leases', links: 'contact-links' } as const;

/** How far each scheduled job has read through the requests. */
export const CURSORS = 'owner-cursors';

/** Hashes of the addresses that got an acknowledgement in the last 24 hours. */
export const ACKNOWLEDGED_ADDRESSES = 'acknowledged-addresses';
