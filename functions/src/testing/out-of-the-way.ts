/** Limits that a test of something else does not meet. */
export const OUT_OF_THE_WAY = { LIMIT_PER_ADDRESS: '999999', LIMIT_PER_INSTANCE: '999999' };
