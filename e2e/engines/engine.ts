/** Another browser engine, behind the little that the flows ask of it; each is driven by the library that knows it. */
export interface Engine {
  readonly name: string;
  /** One that lacks what our script needs keeps each page as it is served. */
  readonly isOld: boolean;
  /** A tab that knows nothing of the ones before; with `script` off as for a visitor who has switched it off. */
  open(options: { readonly script: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

/** Targets are XPath expressions, which all three libraries take. */
export interface Tab {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number): Promise<void>;
  click(target: string): Promise<void>;
  type(target: string, text: string): Promise<void>;
  select(target: string, value: string): Promise<void>;
  press(key: 'Shift' | 'Escape'): Promise<void>;
  evaluate<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Errors and warnings of the console, uncaught errors and policy violations, as far as the engine tells. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const SCREEN_HEIGHT = 844;
export const PHONE_WIDTH = 390;
export const DESKTOP_WIDTH = 1440;
