import type { Context } from '#server/core/context.ts';
import type { Cast } from './cast.ts';
import type { Homes } from './homes.ts';
import type { Player, Stage } from './stage.ts';

/** What stories have at hand. */
export interface World {
  stage: Stage;
  cast: Cast;
  homes: Homes;
  /** The bank account of somebody who is paid. */
  accountOf(who: Player): number;
  /** What the price list sells under a code. */
  priceOf(code: string): number;
  /** Deadlines, transfers and refunds of the moment: all there are, or those a story waits for. */
  turnClock(only?: (house: Context) => Promise<unknown>): Promise<void>;
}

/** Somebody of the others, the same for the same number. */
export function other(players: readonly Player[], n: number): Player {
  const found = players[n % players.length];
  if (!found) throw new Error('The demo has nobody of that role');
  return found;
}
