import { SITE } from '../content/site.ts';
import { VOICE } from '../content/voice.generated.ts';
import { PATHS } from '../routes.ts';
import { JumpLink } from '../ui/text-link.tsx';

/** The first sentence of a family, if the owner has its story. Here the visitor decides. */
export function FamilyVoice() {
  return (
    VOICE && (
      <figure className="voice">
        <blockquote>{`“${VOICE.sentence}”`}</blockquote>
        <figcaption>
          <b translate="no">{VOICE.who}</b>
          {', '}
          <span translate="no">{VOICE.where}</span>
          <br />
          <JumpLink href={PATHS.testimonials}>{SITE.stories}</JumpLink>
        </figcaption>
      </figure>
    )
  );
}
