import type { Limits } from '#server/limits/limits.ts';

/** Limits that refuse nothing: a matrix of calls is more than anybody makes in an hour. */
export const NO_LIMITS: Limits = {
  spend: async (_name, _key, { calls, seconds }) => ({ calls, seconds }),
  hold: async () => async () => undefined,
};
