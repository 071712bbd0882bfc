import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';

/** Everybody who was turned away comes back, and not all in the same second. */
const MIN_SECONDS = 2;
const SPREAD_SECONDS = 4;

/** Made once for each text and wait: of thousands who are turned away none is to cost a stack trace. */
const kept = new Map<string, AppError>();
const turnedAway = new WeakSet<AppError>();

export function busy(): AppError {
  const seconds = MIN_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS);
  const key = `${seconds} ${words.veryMany}`;
  const known = kept.get(key);
  if (known) return known;
  const error = new AppError('unavailable', words.veryMany);
  error.retryAfterSeconds = seconds;
  kept.set(key, error);
  turnedAway.add(error);
  return error;
}

/** Is it the gate that said no, rather than something that is away? */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof AppError && turnedAway.has(error);
