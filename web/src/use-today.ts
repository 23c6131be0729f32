import { farmDay } from './farm-day.ts';
import { useAfterHydration } from './ui/use-after-hydration.ts';

/** The day at the farm (see `farmDay`). In a prerendered page it is the day of the build. */
export function useToday(): number {
  return useAfterHydration(() => farmDay(Date.now()), import.meta.env.BUILD_DAY);
}
