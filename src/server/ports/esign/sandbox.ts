import type { ESigner } from './e-signer.ts';

/** Last four digits of a mobile for which the sandbox plays a provider that is away. */
export const SANDBOX_AWAY = '0005';

/**
 * Plays a signature by one-time password: the caller's own code has just been checked, so there is
 * nothing more to type. It remembers nothing; what was begun is signed.
 */
export const sandboxESigner: ESigner = {
  isSandbox: true,
  begin: async ({ signer }) =>
    signer.mobile.endsWith(SANDBOX_AWAY)
      ? { ok: false, reason: 'unavailable' }
      : { ok: true, url: null },
  outcomeOf: async () => 'signed',
};
