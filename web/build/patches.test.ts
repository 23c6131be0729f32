import { build } from 'vite';
import { expect, test } from 'vitest';
import { PATCHES, productionReactRouter } from './patches.ts';

const ENTRY = 'entry.js';
const CHAKRAS = ['system', 'utility'].map((name) => `virtual:@chakra-ui/react/dist/styled-system/${name}.js`);
const FILES: Readonly<Record<string, string>> = {
  [ENTRY]: CHAKRAS.map((file) => `import '${file}';`).join('\n'),
  ...Object.fromEntries(CHAKRAS.map((file) => [file, 'otherThanBefore();'])),
};

const files = {
  name: 'files',
  resolveId: (id: string) => (id in FILES ? id : null),
  load: (id: string) => FILES[id] ?? null,
};

// A patch that no longer fits is a risk without a gain: whoever updates a package learns of it from the build.
test.each(PATCHES)('the build stops once $name finds nothing to change', async (plugin) => {
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, plugin],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  await expect(built).rejects.toThrow(/Nothing is left to patch|in another way now/);
});

test("react-router's production build lies where it is looked for", () => {
  expect(productionReactRouter().replacement).toMatch(/react-router.*production/);
});
