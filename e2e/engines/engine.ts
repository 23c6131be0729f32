import { HOST, portOf } from '../../tools/ports.ts';

export const ORIGIN = `http://${HOST}:${portOf('hosting')}`;

/** The tab of a browser without earlier state, with the few actions that the flows need. */
export interface Tab {
  goto(path: string): Promise<void>;
  resize(width: number): Promise<void>;
  click(target: string): Promise<void>;
  type(target: string, text: string): Promise<void>;
  pressShift(): Promise<void>;
  evaluate<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Console errors and warnings, uncaught errors and policy violations, if the engine reports them. */
  problems(): readonly string[];
  /** Closes the browser. */
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

/** The message of the error if the driver does not answer a command. The page did not fail. */
export const NO_ANSWER = 'The driver did not answer.';
