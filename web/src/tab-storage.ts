/** What one tab keeps: in sessionStorage, or for as long as the page lives where the browser refuses that. */
const memory = new Map<string, string>();

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  storage((session) => session.setItem(name, text));
}

export function recall(name: string): unknown {
  const text = memory.get(name) ?? storage((session) => session.getItem(name));
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function forget(name: string): void {
  memory.delete(name);
  storage((session) => session.removeItem(name));
}

function storage<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
