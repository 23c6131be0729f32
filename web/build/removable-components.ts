import type { Plugin, Rolldown } from 'vite';

/** Functions of React without side effects. Babel's React preset marks the same ones. */
const PURE = ['createContext', 'forwardRef', 'memo'];

/**
 * Lets tree shaking remove components of packages that no page uses: marks the calls that make them as pure, and removes
 * their `displayName`, which only React's developer tools show. 7 KB of script on each page.
 */
export const removableComponents: Plugin = {
  name: 'removable-components',
  transform: {
    filter: { id: /node_modules/, code: new RegExp(PURE.join('|')) },
    handler(code) {
      const edits = this.parse(code).body.flatMap(editsOf);
      // From the end, so that the positions before an edit stay valid.
      return edits.reduceRight((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
    },
  },
};

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

function editsOf(statement: Statement): { start: number; end: number; by: string }[] {
  const { type, start, end } = statement;
  if (type === 'ExportNamedDeclaration') return statement.declaration ? editsOf(statement.declaration) : [];
  if (type === 'VariableDeclaration') {
    const calls = statement.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
    const pure = calls.filter(({ callee }) => PURE.includes(nameOf(callee)));
    return pure.map((call) => ({ start: call.start, end: call.start, by: '/*#__PURE__*/ ' }));
  }
  const isLabel =
    type === 'ExpressionStatement' &&
    statement.expression.type === 'AssignmentExpression' &&
    nameOf(statement.expression.left) === 'displayName';
  return isLabel ? [{ start, end, by: '' }] : [];
}

/** The name in `name` or in `React.name`. */
function nameOf(node: { readonly type: string; readonly name?: unknown; readonly property?: unknown }): string {
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' ? nameOf(node.property as typeof node) : '';
}
