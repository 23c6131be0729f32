import type { Plugin, Rolldown } from 'vite';

/** Functions of React without side effects. Babel's React preset marks the same ones. */
const PURE = ['createContext', 'forwardRef', 'memo'];
/** Properties with which React configures a class. */
const STATICS = ['contextType', 'defaultProps'];

/**
 * Lets tree shaking remove components of packages that no page uses. It keeps a component whose creation, or an assignment
 * to it, may have side effects. So this marks the calls of `PURE`, moves `STATICS` into the expression that creates the
 * class, and removes `displayName`, which only React's developer tools show. Leaves a module that it
 * cannot parse as it is.
 */
export const removableComponents: Plugin = {
  name: 'removable-components',
  transform: {
    filter: { id: /node_modules/, code: new RegExp(['displayName', ...PURE, ...STATICS].join('|')) },
    handler(code) {
      const edits: Edit[] = [];
      const created = new Map<string, Node>();
      for (const statement of statementsOf(code, this.parse)) {
        for (const { id, init } of variablesOf(statement)) {
          if (init && id.type === 'Identifier') created.set(id.name, init);
          if (init?.type === 'CallExpression' && PURE.includes(lastName(init.callee)))
            edits.push([init.start, init.start, '/*#__PURE__*/ ']);
        }
        edits.push(...editsOfAssignment(statement, created, code));
      }
      const fromTheEnd = edits.toSorted(([one], [other]) => other - one);
      return fromTheEnd.reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
    },
  },
};

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Node = { readonly type: string; readonly start: number; readonly end: number; readonly name?: unknown };
type Edit = readonly [start: number, end: number, by: string];

function statementsOf(code: string, parse: Rolldown.PluginContext['parse']): readonly Statement[] {
  try {
    return parse(code).body;
  } catch {
    return [];
  }
}

function variablesOf(statement: Statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

function editsOfAssignment(statement: Statement, created: ReadonlyMap<string, Node>, code: string): Edit[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = statement.expression;
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return [];
  const property = lastName(left);
  const removed: Edit = [statement.start, statement.end, ''];
  if (property === 'displayName') return [removed];
  const init = created.get(left.object.name);
  if (!init || !STATICS.includes(property) || !isKnownAt(init.start, right)) return [];
  const value = code.slice(right.start, right.end);
  const close = `, { ${property}: ${value} }))()`;
  return [[init.start, init.start, '/*#__PURE__*/ (() => Object.assign('], [init.end, init.end, close], removed];

  /** Whether an expression has the same value earlier in the module. */
  function isKnownAt(position: number, value: Node & { readonly properties?: readonly object[] }): boolean {
    if (value.type === 'Identifier') return (created.get(String(value.name))?.end ?? position) < position;
    if (value.type !== 'ObjectExpression') return value.type === 'Literal';
    return (value.properties ?? []).every((each) => 'value' in each && isKnownAt(position, each.value as Node));
  }
}

/** The name in `name` or in `React.name`. */
function lastName(node: object): string {
  if ('property' in node) return lastName(node.property as object);
  return 'name' in node ? String(node.name) : '';
}
