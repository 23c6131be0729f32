/**
 * Keys of session storage: the answers and the last attempt (start-line.ts repeats both keys), the time of the last
 * request, and the pups about which it asks.
 */
export const DRAFT = 'consultation-draft';
export const ATTEMPT = 'consultation-attempt';
export const SENT = 'request-sent';
export const SENT_PUPS = 'request-pups';

/** A copy of what this page stores, because some browsers block session storage. */
const memory = new Map<string, string>();

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  trySessionStorage((session) => session.setItem(name, text));
}

export function recall(name: string): unknown {
  const text = memory.get(name) ?? trySessionStorage((session) => session.getItem(name));
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function forget(name: string): void {
  memory.delete(name);
  trySessionStorage((session) => session.removeItem(name));
}

/** Returns undefined where the browser blocks session storage. */
function trySessionStorage<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
