import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';

const turnedAway = new WeakSet<AppError>();

/** Everybody who was turned away comes back, and not all in the same second. */
export function busy(): AppError {
  const error = new AppError('unavailable', words.veryMany);
  error.retryAfterSeconds = 2 + Math.floor(Math.random() * 4);
  turnedAway.add(error);
  return error;
}

/** Is it the gate that said no, rather than something that is away? */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof AppError && turnedAway.has(error);
