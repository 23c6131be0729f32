import type { HTMLAttributes } from 'react';

/** A list without markers. Safari tells screen readers that it is a list only if it has the role. */
export function PlainList({ as: List = 'ul', ...list }: HTMLAttributes<HTMLElement> & { readonly as?: 'ul' | 'ol' }) {
  return <List role="list" {...list} />;
}
