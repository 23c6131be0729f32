/** Maximum number of characters of each text, after trimming. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  phone: 40,
  childrenAges: 200,
  additionalInfo: 5_000,
} as const;

export const PHONE_MIN_LENGTH = 10;
export const GOALS_MIN = 1;
