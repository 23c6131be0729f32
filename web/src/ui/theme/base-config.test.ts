import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { baseConfig } from './base-config.ts';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const { conditions = {}, utilities = {} } = baseConfig;
const CHAKRA = createSystem(defaultBaseConfig);

type Node = { readonly type: string } & Record<string, unknown>;

/** Names that are no style properties here: attributes, selectors, and keys of other objects. */
const OTHER_NAMES = ['translate', 'strokeWidth', 'page', 'p', 'w', 'h'];

test('the base config has each style property and condition of Chakra that a source uses', () => {
  const sources = globSync('{ui,frame,pages,consultation-form}/**/*.{ts,tsx}', { cwd: SOURCES });
  const used = new Set(sources.filter((file) => !file.includes('base-config')).flatMap(namesIn));
  expect([...used]).toEqual(expect.arrayContaining(['display', 'paddingInline', '_hover', '_starting']));
  const known = new Set(['css', 'bg', 'textStyle', ...OTHER_NAMES, ...Object.keys({ ...utilities, ...conditions })]);
  const missing = [...used].filter((name) => CHAKRA.isValidProperty(name) && !known.has(name.replace(/^_/, '')));
  expect(missing).toEqual([]);
});

test('the selectors of the conditions are those of Chakra', () => {
  expect(defaultBaseConfig.conditions).toMatchObject(conditions);
});

/** The names of all object keys, and of the props of all components but native elements. */
function namesIn(file: string): string[] {
  const source = readFileSync(SOURCES + file, 'utf8');
  const names = nodesIn(parseAst(source, { lang: 'tsx' }) as unknown as Node).flatMap(
    ({ type, key, name, attributes }) => {
      if (type === 'Property') return [nameOf(key)];
      if (type !== 'JSXOpeningElement' || /^[a-z]/.test(nameOf(name))) return [];
      return (attributes as Node[]).map((attribute) => nameOf(attribute.name));
    },
  );
  return names.filter(Boolean);
}

function nodesIn(node: Node): Node[] {
  const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)];
}

function nameOf(node: unknown): string {
  return String((node as Node | undefined)?.name ?? '');
}
