/** A browser engine with the few actions that the flows need. Each uses the library that can drive it. */
export interface Engine {
  readonly name: string;
  /** Opens a tab without earlier state. `script: false` turns JavaScript off. */
  open(options: { readonly script: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  goto(path: string): Promise<void>;
  resize(width: number): Promise<void>;
  click(target: string): Promise<void>;
  type(target: string, text: string): Promise<void>;
  pressShift(): Promise<void>;
  evaluate<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Console errors and warnings, uncaught errors and policy violations, if the engine reports them. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `expected` matches the console messages that the flow may cause. */
export type Flow = readonly [
  name: string,
  script: Script,
  run: (tab: Tab) => Promise<void>,
  expected?: RegExp | undefined,
];
export type Script = 'on' | 'off';

export const SCREEN_HEIGHT = 844;
export const PHONE_WIDTH = 390;
export const DESKTOP_WIDTH = 1440;

/** Thrown when the driver does not answer a command. The page did not fail. */
export class DriverTimeout extends Error {}
