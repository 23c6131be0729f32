/** Keys of session storage, which start-line.ts repeats: the answers, the last attempt, and the last sent request. */
export const DRAFT = 'consultation-draft';
export const ATTEMPT = 'consultation-attempt';
export const SENT = 'request-sent';

/** The values that session storage has not taken, because the browser blocks it or it is full. */
const memory = new Map<string, string>();

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  const isStored = trySessionStorage((session) => {
    session.setItem(name, text);
    return session.getItem(name) === text;
  });
  if (isStored) memory.delete(name);
  else memory.set(name, text);
  for (const listener of listeners) listener();
}

export function recall(name: string): unknown {
  // Another document of this tab may have changed it since this one.
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
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Also calls the listener when the browser shows this document again, because another one may have changed the storage. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
  };
}

/** Returns undefined where the browser blocks session storage. */
function trySessionStorage<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
