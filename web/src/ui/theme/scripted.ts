/**
 * What only script can use is shown where script will run (`data-scripted`, startup/start-line.ts), from the first paint
 * on, so that nothing moves later.
 */
export const SCRIPTED = 'html[data-scripted] &';
