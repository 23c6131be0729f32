import { parseAst } from 'vite';

export type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

/** All nodes of the syntax tree of a module with JSX. */
export function nodesOf(source: string): Node[] {
  return nodesIn(parseAst(source, { lang: 'tsx' }) as unknown as Node);
}

function nodesIn(node: Node): Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
