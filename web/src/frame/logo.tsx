import logo from '../art/logo.svg?raw';

/** Inlined, because a separate file would load after the first paint and delay the page's main picture. */
export function Logo() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG file is part of this repository
  return <div className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
}
