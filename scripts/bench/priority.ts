import { existsSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_HIGHEST } = constants.priority;

/**
 * Gives this process, and all that it starts later, the highest priority, so that another busy process hardly changes
 * the figures.
 */
export function raisePriority(): void {
  tryTo(() => setPriority(PRIORITY_HIGHEST));
}

/**
 * Gives a process's session the highest priority, if this process has it. Linux shares the CPU between sessions before
 * it looks at the priorities within one (sched(7), "The autogroup feature").
 */
export function raiseSession(pid: number): void {
  const session = `/proc/${pid}/autogroup`;
  if (getPriority() !== PRIORITY_HIGHEST || !existsSync(session)) return;
  tryTo(() => writeFileSync(session, String(PRIORITY_HIGHEST)));
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    console.log('This user may not raise the priority of the bench, so a busy process makes its figures vary more.');
  }
}
