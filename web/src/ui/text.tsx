import { defineStyle } from '@chakra-ui/react';
import { createElement, Fragment } from 'react';

// Children are passed one by one, because texts that never change need no keys.

/**
 * Keeps compounds such as "house-trained" on one line: the site's fonts have no non-breaking hyphen. A text that changes needs a
 * key on the element around it, because translators replace its text nodes.
 */
export function Compounds({ of }: { readonly of: string }) {
  const parts = of.split(/(\S+[-\u00a0]\S+)/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part) =>
      /[-\u00a0]/.test(part) ? createElement('span', { className: 'unbroken' }, part.replace('\u00a0', ' ')) : part,
    ),
  );
}

/** For the element around `Paragraphs`. */
export const paragraphs = defineStyle({ '& .next': { marginTop: '0.6em' } });

/** A text of the owner. Each of its lines is a paragraph. */
export function Paragraphs({ of }: { readonly of: string }) {
  const lines = of.split(/\s*\n\s*/);
  return createElement(
    Fragment,
    null,
    ...lines.map((line, index) => createElement('p', index > 0 ? { className: 'next' } : null, line)),
  );
}

/** A place where a text may wrap. Chrome puts a space into accessible names for a `<wbr>` that is not hidden. */
export function MayWrap() {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it is not focusable
  return <wbr aria-hidden="true" />;
}

/** An email address that can wrap after the @. */
export function EmailText({ address }: { readonly address: string }) {
  const [user, host] = address.split('@');
  return (
    <span translate="no">
      <span>{`${user}@`}</span>
      <MayWrap />
      <span>{host}</span>
    </span>
  );
}
