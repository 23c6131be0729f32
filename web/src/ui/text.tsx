import { createElement, Fragment } from 'react';

/**
 * Keeps compounds such as "house-trained", and words with a non-breaking space between them, on one line while they fit it.
 * The site's fonts have no non-breaking hyphen (U+2011).
 */
export function Compounds({ of }: { readonly of: string }) {
  const parts = of.split(/(\S+[-\u00a0]\S+)/);
  // Passed one by one, because texts that never change need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.map((part) =>
      /[-\u00a0]/.test(part) ? createElement('span', { className: 'unbroken' }, part.replace('\u00a0', ' ')) : part,
    ),
  );
}

/** An email address that can wrap after the @. */
export function EmailText({ address }: { readonly address: string }) {
  const [user, host] = address.split('@');
  return (
    <span translate="no">
      <span>{`${user}@`}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
