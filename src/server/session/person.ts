import { AppError } from '#contract/lib/errors.ts';
import type { Actor, Context } from '#server/core/context.ts';

export type SignedIn = Extract<Actor, { kind: 'person' }>;

/** The person calling. Only for verbs of endpoints that need a session. */
export function personOf({ actor }: Context): SignedIn {
  if (actor.kind !== 'person') throw new AppError('session_ended');
  return actor;
}
