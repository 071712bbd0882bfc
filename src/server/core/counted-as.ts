import { networkOf } from '#server/limits/network.ts';
import type { Context } from './context.ts';

/**
 * Whom a call is counted by: a person; a browser on which somebody has signed in before, so that it
 * does not stand in for strangers behind its address; else the network it comes from.
 */
export function countedAs({ actor, caller }: Pick<Context, 'actor' | 'caller'>): string {
  const [known] = caller.knownAs ?? [];
  if (actor.kind === 'person') return `person ${actor.id}`;
  return known ? `browser of ${known.personId}` : `address ${networkOf(caller.address)}`;
}
