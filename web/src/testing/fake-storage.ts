/** A session storage without a browser. */
export class FakeStorage extends Map<string, string> {
  readonly getItem = (key: string) => this.get(key) ?? null;
  readonly setItem = (key: string, value: string) => void this.set(key, value);
  readonly removeItem = (key: string) => void this.delete(key);
}
