import { z } from 'zod';

const text = z.string().trim().min(1);
const https = z.url({ protocol: /^https$/ });
const dollars = z.number().positive().multipleOf(0.01);
const breed = (percent: number) =>
  z.object({
    name: text,
    percent: z.literal(percent, 'The quilt on the home page is drawn of 50, 25 and 25 percent.'),
  });

/** What the facts of the farm must look like; the build stops where one does not. */
export const farmSchema = z.object({
  name: text.max(60, 'The header holds a name of 60 letters.'),
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
  county: text,
  base: text,
  areasServed: z.array(text).min(1),
  since: z.int().min(1900),
  familiesServed: text,
  basePetMaximum: z.int().min(2),
  consultationMinutes: z.int().positive(),
  contactWithin: text,
  eggFrameHeight: z.int().positive(),
  breeds: z.tuple([breed(50), breed(25), breed(25)]),
  tiers: z
    .array(
      z
        .object({ name: text, fromWeeks: z.int().positive(), low: dollars, high: dollars, label: text.optional() })
        .refine(({ low, high }) => low < high, 'The low price must be under the high one.'),
    )
    .refine(
      (tiers) => tiers.every(({ fromWeeks }, index) => fromWeeks > (tiers[index - 1]?.fromWeeks ?? 0)),
      'Each tier must begin after the one before.',
    ),
  includedValues: z.array(z.object({ name: text, dollars })),
  tagline: z.array(text),
  familyTagline: z.array(text),
});
