import type { Endpoint } from './endpoint.ts';

/** By which a caller says that a call is the same as one before, whose answer may have been lost. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** For how long a key is known. */
export const KEY_DAYS = 1;

/** So long that nobody hits upon another's: a UUID, for one. */
export const KEY_LENGTH = { min: 16, max: 255 } as const;

/** Whether a key is heeded: what is put or deleted twice is so anyway. */
export const heedsKey = ({ method, repeats }: Pick<Endpoint, 'method' | 'repeats'>): boolean =>
  method === 'POST' && repeats !== 'freely' && repeats !== 'by-body';
