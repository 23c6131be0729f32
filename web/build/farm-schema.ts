import { z } from 'zod';

const text = z.string().trim().min(1);
const https = z.url({ protocol: /^https$/ });
const dollars = z.int().positive();

/** What the facts of the farm must look like; the build stops where one does not. */
export const farmSchema = z.object({
  name: text,
  email: z.email(),
  phone: z.string().regex(/^\(\d{3}\)\s\d{3}-\d{4}$/, 'Write the phone number like (405) 555-0100.'),
  origin: https.refine(
    (origin) => new URL(origin).origin === origin,
    'Write the origin without a path or final slash.',
  ),
  workingPupForm: https,
  familyPupForm: https,
  eggOrderForm: https,
  female: text,
  male: text,
  place: text,
  areasServed: z.array(text).min(1),
  since: z.int().min(1900),
  familiesServed: text,
  advancedStartWeeks: z.int().positive(),
  basePetMaximum: z.int().positive(),
  consultationMinutes: z.int().positive(),
  contactWithin: text,
  eggFrameHeight: z.int().positive(),
  breeds: z
    .array(z.object({ name: text, percent: z.int().positive() }))
    .refine(
      (breeds) => breeds.reduce((sum, { percent }) => sum + percent, 0) === 100,
      'The breeds must add up to 100 percent.',
    ),
  tiers: z.array(
    z
      .object({ name: text, age: text, low: dollars, high: dollars, label: text.optional() })
      .refine(({ low, high }) => low < high, 'The low price must be under the high one.'),
  ),
  includedValues: z.array(z.object({ name: text, dollars })),
  tagline: z.array(text),
  familyTagline: z.array(text),
});
