import { Share } from 'lucide';
import { type MouseEvent, useRef } from 'react';
import { FARM } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { Icon } from '../ui/icon.tsx';
import { JumpLink } from '../ui/text-link.tsx';

export function ShareLink({ path, short }: { readonly path: string; readonly short?: boolean }) {
  return (
    <JumpLink className="send-link" {...useShare(path, SITE.share.text)}>
      <Icon of={Share} size={20} />
      <span>{short ? SITE.share.short : SITE.share.label}</span>
    </JumpLink>
  );
}

/** Sends a page to somebody else with the device's own menu for sharing, or else in a mail, also if the menu fails. */
export function useShare(path: string, text: string) {
  const { title } = SITE.share;
  const fails = useRef(false);
  const url = new URL(path, FARM.website).href;
  function onClick(event: MouseEvent<HTMLElement>) {
    if (!navigator.share || fails.current) return;
    event.preventDefault();
    const { currentTarget: anchor } = event;
    navigator.share({ title, text, url }).catch(({ name }: DOMException) => {
      // The visitor has closed the menu.
      if (name === 'AbortError') return;
      fails.current = true;
      anchor.click();
    });
  }
  return {
    href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`,
    onClick,
  };
}
