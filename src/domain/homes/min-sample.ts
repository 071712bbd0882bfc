/** Below this many listings a median says more about chance than about the market. */
export const MIN_SAMPLE = 5;
