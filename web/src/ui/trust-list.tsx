import type { ReactNode } from 'react';
import { PlainList } from './plain-list.tsx';

/** Two figures side by side, with rows below, which are columns from 640 px on. From 960 px on all in one row. */
export function TrustList({ children }: { readonly children: ReactNode }) {
  return <PlainList className="trust-list">{children}</PlainList>;
}

export function Figure({ figure, text }: { readonly figure: string; readonly text: string }) {
  return (
    <li className="figure">
      <strong>{figure} </strong>
      <span>{text}</span>
    </li>
  );
}
