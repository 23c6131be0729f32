import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { baseConfig, PLAIN_PROPERTIES } from './base-config.ts';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const { conditions = {}, utilities = {} } = baseConfig;
const CHAKRA = createSystem(defaultBaseConfig);

/** Names that are no style properties here: attributes, selectors, and keys of other objects. */
const SVG = ['d', 'x', 'y', 'strokeWidth', 'strokeDasharray', 'strokeLinecap', 'strokeLinejoin', 'textAnchor'];
const OTHER_NAMES = [...SVG, 'translate', 'page', 'p', 'w', 'h'];

test('the base config has each style property and condition of Chakra that a source uses', () => {
  const sources = globSync('{ui,frame,pages,consultation-form}/**/*.{ts,tsx}', { cwd: SOURCES });
  const used = new Set(sources.filter((file) => !file.includes('base-config')).flatMap(namesIn));
  expect([...used]).toEqual(expect.arrayContaining(['display', 'paddingInline', '_hover', '_starting']));
  const known = new Set([
    'css',
    'bg',
    'textStyle',
    ...OTHER_NAMES,
    ...PLAIN_PROPERTIES,
    ...Object.keys({ ...utilities, ...conditions }),
  ]);
  const missing = [...used].filter((name) => CHAKRA.isValidProperty(name) && !known.has(name.replace(/^_/, '')));
  expect(missing).toEqual([]);
});

test('the selectors of the conditions are those of Chakra', () => {
  expect(defaultBaseConfig.conditions).toMatchObject(conditions);
});

/** Whatever looks like an object key or the name of a prop. */
function namesIn(file: string): string[] {
  return readFileSync(SOURCES + file, 'utf8').match(/(?<![\w.$-])_?[a-z][a-zA-Z]*(?=: |[=]["{])/g) ?? [];
}
