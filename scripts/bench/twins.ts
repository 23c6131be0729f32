/** The floor that no page can beat: the same HTML, and nothing in it that runs or fetches a script. */
export function withoutScript(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/**
 * What this stack does by default: an empty root, which the script fills. Ours waits until the script is wanted, the
 * default does not, so the twin asks for all of it at once.
 */
export function emptyRoot(html: string, scripts: readonly string[]): string {
  const preloads = scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`).join('');
  const start = html.indexOf('>', html.indexOf('<div id="root"')) + 1;
  const end = html.lastIndexOf('</div>');
  const entry = `<script type="module" crossorigin src="${scripts[0]}"></script>`;
  return (html.slice(0, start) + html.slice(end))
    .replace('</head>', `${preloads}</head>`)
    .replace(START_LINE, () => entry);
}

const START_LINE = /<script data-entry[\s\S]*?<\/script>/;

/** The entry, what it imports whenever, and what those import at once. */
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
