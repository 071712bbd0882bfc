import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import { personOf } from './person.ts';

/**
 * Staff decide about others, never about what is their own; which of their calls could meet what is
 * theirs is held by tests/expected/own-matters.ts. Throws conflict with `refusal` where the caller is
 * one of `concerned`, all whose it is.
 */
export function requireOthers(
  context: Context,
  concerned: readonly number[],
  refusal: string,
): void {
  if (concerned.includes(personOf(context).id)) throw new AppError('conflict', refusal);
}
