import { MAX_FORM_BYTES } from 'functions/contract/call.ts';

/** The key of session storage under which a tab remembers the form (consultation-form/record.ts). */
export const RECORD = 'consultation-form';

/** The values that session storage has not taken, because the browser blocks it or it is full. */
const memory = new Map<string, string>();

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  // An older value that stays would come back in the next document.
  ifAllowed(() => sessionStorage.removeItem(name));
  ifAllowed(() => sessionStorage.setItem(name, text));
}

/** Returns undefined for what is missing or damaged. Another document of this tab may have changed it since this one. */
export function recall(name: string): unknown {
  const text = ifAllowed(() => sessionStorage.getItem(name)) ?? memory.get(name);
  return ifAllowed(() => (text && text.length < MAX_FORM_BYTES ? JSON.parse(text) : undefined));
}

/** Returns undefined where this throws, for example because the browser blocks what a visitor does not want. */
export function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
