import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_HIGHEST } = constants.priority;

/**
 * Gives this process, and all that it starts later, the highest priority, so that another busy process hardly changes
 * the figures. Returns false if this user may not do that.
 */
export function raisePriority(): boolean {
  return isPermitted(() => setPriority(PRIORITY_HIGHEST));
}

/**
 * Gives a process's session the highest priority, if this user may. Linux shares the CPU between sessions before it
 * looks at the priorities within one (sched(7), "The autogroup feature").
 */
export function raiseSession(pid: number): void {
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session)) isPermitted(() => writeFileSync(session, String(PRIORITY_HIGHEST)));
}

function isPermitted(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
