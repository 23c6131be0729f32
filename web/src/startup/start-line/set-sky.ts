import { farmHour } from '../../farm-day.ts';
import { pageState } from '../../ui/page-state.ts';

/** Shows the light at the farm. */
export function setSky(): void {
  const hour = farmHour(Date.now());
  pageState().sky = hour < 5 || hour >= 20 ? 'night' : hour < 9 ? 'dawn' : hour < 17 ? 'day' : 'dusk';
}
