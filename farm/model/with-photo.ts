import { strictObject, z } from 'zod';
import { DRAWINGS } from './drawings.ts';
import { optional, pattern, text, withRule } from './lines.ts';

const SHOWS = 'A cream and tan pup asleep on a porch step';

const photoLines = {
  /** The name of a photo may have any characters, and the forms put the folder before it. */
  photo: optional(z.string({ error: 'it is not the name of a photo. Write the whole name, for example: daisy.jpg' }), {
    ownAdvice: true,
  })
    .describe(
      'Photo. Take a photo, or choose one of up to 3 MB. If it is larger, email it to yourself in the size "Large", save that copy on your phone, and choose it here. For a person, face and shoulders look best. Leave the field empty to show no photo.',
    )
    .meta({ field: 'image' }),
  shows: optional(text(SHOWS, 200), { ownAdvice: true }).describe(
    "What the photo shows. Every photo needs this, for people who can't see it.",
  ),
  focus: optional(
    pattern('30% 60%', 'how far it is from the left and from the top', /^(100|\d{1,2})% (100|\d{1,2})%$/),
  ).describe(
    'Point that must stay in view. When the site crops the photo, it keeps this point: how far it is from the left and from the top. If you leave it empty, the site chooses the most striking part, which may not be the face.',
  ),
};

/** Lines and a photo. The words for people who cannot see the photo are required with it. */
export function withPhoto<Shape extends z.ZodRawShape>(lines: Shape) {
  return withRule(strictObject({ ...lines, ...photoLines }), (entry, say) => {
    const { photo, shows } = entry as { readonly photo?: string; readonly shows?: string };
    if (photo && !shows) say(['shows'], `a photo needs this, for people who can't see it. Write for example: ${SHOWS}`);
    if (Object.values(DRAWINGS).some(({ alt }) => alt === shows))
      say(['shows'], 'it describes the drawing. Describe what the photo shows.');
  });
}
