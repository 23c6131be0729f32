import { defineStyle } from '@chakra-ui/react';
import { Share } from 'lucide';
import type { MouseEvent } from 'react';
import { FARM } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { Icon } from '../ui/icon.tsx';
import { JumpLink } from '../ui/section.tsx';
import { SCRIPTED } from '../ui/theme/scripted.ts';

const link = defineStyle({ display: 'none', alignItems: 'center', gap: '2.5', [SCRIPTED]: { display: 'inline-flex' } });

/** Sends a page to somebody else with the device's own menu for sharing, or else in a mail. */
export function ShareLink({ path }: { readonly path: string }) {
  const { label, title, text } = SITE.share;
  const url = new URL(path, FARM.website).href;
  function share(event: MouseEvent) {
    if (!navigator.share) return;
    event.preventDefault();
    // Rejects when the visitor closes the menu.
    navigator.share({ title, text, url }).catch(() => undefined);
  }
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`;
  return (
    <JumpLink css={link} href={mail} onClick={share}>
      <Icon of={Share} size={20} />
      <span>{label}</span>
    </JumpLink>
  );
}
