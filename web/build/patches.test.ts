import { build } from 'vite';
import { expect, test } from 'vitest';
import { PATCHES, productionReactRouter } from './patches.ts';

const ENTRY = 'entry.js';
const PATCHED = [
  ...[
    'styled-system/system',
    'styled-system/utility',
    'styled-system/factory',
    'styled-system/css',
    'styled-system/cva',
    'styled-system/sort-at-params',
    'styled-system/use-resolved-props',
    'utils/memo',
  ].map((name) => `virtual:@chakra-ui/react/dist/${name}.js`),
  'virtual:@chakra-ui/react/dist/preset-base.js',
  'virtual:@pandacss/is-valid-prop/dist/index.mjs',
  'virtual:react-helmet-async/lib/index.esm.js',
  'virtual:node_modules/react-router/dist/production/chunk.mjs',
  'virtual:node_modules/formik/dist/formik.esm.js',
];
const FILES: Readonly<Record<string, string>> = {
  [ENTRY]: PATCHED.map((file) => `import '${file}';`).join('\n'),
  ...Object.fromEntries(PATCHED.map((file) => [file, 'otherThanBefore();'])),
};

const files = {
  name: 'files',
  resolveId: (id: string) => (id in FILES ? id : null),
  load: (id: string) => FILES[id] ?? null,
};

// After an update of a package, the build must show that a patch no longer fits.
test.each(PATCHES)('the build stops if $name finds nothing to change', async (plugin) => {
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, plugin],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  await expect(built).rejects.toThrow(/found nothing to change|no longer fits/);
});

test("the path of react-router's production build is right", () => {
  expect(productionReactRouter().replacement).toMatch(/react-router.*production/);
});
