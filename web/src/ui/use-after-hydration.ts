import { useSyncExternalStore } from 'react';

/** Returns `served` in a prerendered page and while the browser hydrates it, and then what `read` returns there. */
export function useAfterHydration<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served);
}

const neverChanges = () => () => undefined;
