/** The floor that no page can beat: the same HTML, and nothing in it that runs or fetches a script. */
export function withoutScript(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** What this stack does by default: an empty root, which the script fills. */
export function emptyRoot(html: string): string {
  const end = html.includes('</div>') ? html.lastIndexOf('</div>') : html.length;
  const start = html.indexOf('>', html.indexOf('<div id="root"')) + 1;
  return html.slice(0, start) + html.slice(end);
}
