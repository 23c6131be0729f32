import firebase from '../../firebase.json' with { type: 'json' };
import { Problem, type SiteAnswer } from './site.ts';

/** Firebase sets its own time for this header on its own domains. */
const HSTS = 'strict-transport-security';
const YEAR_SECONDS = 31_536_000;

const DEPLOY_AGAIN = 'Deploy Hosting again, since these headers come from firebase.json.';

/** The headers of a path in firebase.json. If several rules set a header, the last one wins. */
export function headersFor(path: string): ReadonlyMap<string, string> {
  const rules = firebase.hosting.headers.filter(({ source }) => matches(source, path));
  return new Map(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])));
}

export function expectHeaders({ url, headers }: SiteAnswer, expected: ReadonlyMap<string, string>): void {
  for (const [name, value] of expected) {
    const actual = headers.get(name);
    if (name === HSTS ? isLongEnough(actual) : actual === value) continue;
    const found = actual === null ? 'it is missing' : `"${actual}" came`;
    throw new Problem(`${url} should have the header "${name}: ${value}", but ${found}. ${DEPLOY_AGAIN}`);
  }
}

function isLongEnough(value: string | null): boolean {
  return Number(/max-age=(\d+)/.exec(value ?? '')?.[1]) >= YEAR_SECONDS;
}

/** Matches the patterns of our rules: every path, a folder, or one path. */
function matches(source: string, path: string): boolean {
  return source === '**' || source === path || (source.endsWith('/**') && path.startsWith(source.slice(0, -2)));
}
