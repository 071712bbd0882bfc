/** What nobody reaches by hand, and an office of many searching at once does not either. */
export const FLOOD = { calls: 600, seconds: 60, perNode: true } as const;
/** Asked for with each letter typed, and each move of the map. */
export const TYPED = { ...FLOOD, calls: 1_200 } as const;
