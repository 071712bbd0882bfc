import type { ESigner } from './e-signer.ts';

/** Stands in where no provider is set and nothing may be played: nobody signs anything. */
export const closedESigner: ESigner = {
  isSandbox: false,
  begin: async () => ({ ok: false, reason: 'unavailable' }),
  outcomeOf: async () => 'unavailable',
};
