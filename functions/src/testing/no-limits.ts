/** Settings for tests that must not reach a limit. */
export const NO_LIMITS = { LIMIT_PER_ADDRESS: '999999', LIMIT_PER_INSTANCE: '999999', LIMIT_OF_SPAM: '999999' };
