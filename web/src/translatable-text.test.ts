import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNode, type Node, nodesOf } from './testing/syntax-tree.ts';

/**
 * Translators of browsers replace text nodes. React then throws when it inserts an element before such a text, and
 * updates a text that is no longer on the page. So text that changes, and text beside an element that appears or
 * disappears, needs an element of its own: https://github.com/facebook/react/issues/11538
 */
test('text in JSX that can change, or beside something that can appear, is in an element of its own', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname });
  expect(files).toContain('consultation-form/field.tsx');
  const loose = files.flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return looseTexts(source).map((text) => `${file}: ${text}`);
  });
  expect(loose, 'Put each of these texts in a <span>').toEqual([]);
});

/** The texts without an element of their own, as they stand in the source. */
function looseTexts(source: string): string[] {
  const nodes = nodesOf(source);
  const constants = constantsOf(nodes);
  return childrenIn(nodes).flatMap((children) => {
    if (children.length < 2) return [];
    const appears = children.some((child) => child.type === 'JSXExpressionContainer' && isElements(child, constants));
    const texts = children.filter((child) => !isElements(child, constants));
    const loose = texts.filter((text) => appears || !isConstant(text, constants));
    return loose.map(({ start, end }) => source.slice(start, end).trim());
  });
}

/** The children of each JSX element, without line breaks and comments. */
function childrenIn(nodes: readonly Node[]): Node[][] {
  const elements = nodes.filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment');
  return elements.map(({ children }) => (children as Node[]).filter(isContent));
}

function isContent({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return String(value).trim() !== '';
  return !(isNode(expression) && expression.type === 'JSXEmptyExpression');
}

/** What a module imports, and what it declares as one of these or as a part of them. These values never change. */
function constantsOf(nodes: readonly Node[]): ReadonlyMap<unknown, Node> {
  const constants = new Map<unknown, Node>();
  for (const node of nodes) {
    const { type, local, id, init } = node as Node & { local: Node; id: Node; init: Node | null };
    if (type.startsWith('Import') && local) add(local, local);
    if (type === 'VariableDeclarator' && init && isFixed(init)) add(id, init);
  }
  return constants;

  function isFixed(value: Node): boolean {
    return value.type === 'JSXFragment' || isConstant(value, constants);
  }

  function add({ name, properties = [] }: Node, value: Node) {
    if (name) constants.set(name, value);
    for (const property of properties as Node[]) add(property.value as Node, property.value as Node);
  }
}

/** An element, or an expression that is no text: `children`, a list, or elements behind a condition. */
function isElements(node: Node, constants: ReadonlyMap<unknown, Node>): boolean {
  const { type, expression, name, consequent, alternate, right, callee, property } = node;
  if (type === 'JSXExpressionContainer' || type === 'ChainExpression') return isElements(expression as Node, constants);
  if (type === 'Identifier') return name === 'children' || constants.get(name)?.type === 'JSXFragment';
  if (type === 'LogicalExpression') return isElements(right as Node, constants);
  if (type === 'ConditionalExpression')
    return [consequent, alternate].some((part) => isElements(part as Node, constants));
  if (type === 'CallExpression') return isElements(callee as Node, constants);
  if (type === 'MemberExpression') return (property as Node).name === 'map';
  return type.startsWith('JSX') && type !== 'JSXText';
}

function isConstant({ type, expression, object, name }: Node, constants: ReadonlyMap<unknown, Node>): boolean {
  if (type === 'JSXExpressionContainer') return isConstant(expression as Node, constants);
  if (type === 'MemberExpression') return isConstant(object as Node, constants);
  if (type === 'Identifier') return constants.has(name);
  return type === 'JSXText' || type === 'Literal';
}
