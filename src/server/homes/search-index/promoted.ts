import { MAX_LIFTED } from '#domain/homes/promotion.ts';
import { microsOf } from './clauses.ts';
import type { Store } from './store.ts';
import { hasBit } from './structures/bits.ts';

interface At {
  now: Date;
  turn: number;
}

/** Ids of the promoted among some slots, in the order in which they have their turn. */
export function promotedAmong(store: Store, words: Uint32Array, { now, turn }: At): number[] {
  const { doubles, wholes } = store.columns;
  const at = microsOf(now);
  const isOn = (slot: number) => hasBit(words, slot) && (doubles.featured[slot] ?? 0) > at;
  return store.turns.first(turn, MAX_LIFTED, isOn).map((slot) => wholes.id[slot] ?? 0);
}
