/** The same HTML without anything that runs or loads a script. No page can be faster. */
export function withoutScript(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/**
 * The default of this stack: an empty root that the script fills. The default does not wait for a touch, so this page
 * requests all scripts at once, and no picture before they have run.
 */
export function emptyRoot(html: string, scripts: readonly string[]): string {
  const preloads = scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`).join('');
  const start = html.indexOf('>', html.indexOf('<div id="root"')) + 1;
  const end = html.lastIndexOf('</div>');
  const entry = `<script type="module" crossorigin src="${scripts[0]}"></script>`;
  return (html.slice(0, start) + html.slice(end))
    .replace(/<link\b[^>]*rel="preload"[^>]*>/g, '')
    .replace('</head>', `${preloads}</head>`)
    .replace(START_LINE, () => entry);
}

const START_LINE = /<script data-entry[\s\S]*?<\/script>/;

/** The entry with all its static and dynamic imports, and their static imports. */
export function scriptsOf(html: string, read: (path: string) => string): string[] {
  const entry = /<script[^>]*data-entry="([^"]+\.js)"/.exec(html)?.[1];
  if (!entry) return [];
  const found = new Set([entry]);
  for (const path of found) {
    const imports = path === entry ? /["'`]\.\/([\w.-]+\.js)["'`]/g : /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;
    for (const [, name] of read(path).matchAll(imports)) found.add(`/assets/${name}`);
  }
  return [...found];
}
