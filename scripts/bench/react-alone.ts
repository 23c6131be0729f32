import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const ENTRY = '\0react-alone';

/** React and react-dom alone: the smallest page that they can bring to life. */
const SOURCE = `import { createElement, useState } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  function Button() {
    const [count, setCount] = useState(0);
    return createElement('button', { onClick: () => setCount(count + 1) }, count);
  }
  hydrateRoot(document.getElementById('root'), createElement(Button));`;

const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One button</title>
<body><div id="root"><button>0</button></div><script type="module" src="/assets/react-alone.js"></script></body></html>`;

export async function reactAlone(): Promise<string> {
  const plugin = {
    name: 'react-alone',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? SOURCE : null),
  };
  const result = await build({
    configFile: false,
    root: 'web',
    logLevel: 'error',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  const chunks = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

/** Its size as a browser gets it, in bytes. */
export async function reactAloneBytes(): Promise<number> {
  return brotliCompressSync(await reactAlone()).length;
}

/** Writes the page with the one button as a site of its own. */
export async function writeReactAlone(folder: string): Promise<void> {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'react-alone.js'), await reactAlone());
}
