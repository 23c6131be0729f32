export const FORCED_COLORS = '@media (forced-colors: active)';

/** A border for boxes that only have a background, which forced colors mode removes. */
export const forcedEdge = { [FORCED_COLORS]: { border: '2px solid' } } as const;
