import type { LoadKind } from '#contract/lib/load-kind.ts';

/**
 * How much of the room a kind may fill, so that what comes before it in the order is turned away
 * first, and what one of it weighs: a page is some ten calls’ worth of work.
 */
export const KINDS: Record<LoadKind, { share: number; weight: number }> = {
  renewal: { share: 0.4, weight: 6 },
  beside: { share: 0.5, weight: 1 },
  picture: { share: 0.6, weight: 3 },
  browse: { share: 0.7, weight: 1 },
  page: { share: 0.75, weight: 6 },
  stream: { share: 0.8, weight: 1 },
  own: { share: 0.85, weight: 1 },
  entry: { share: 0.9, weight: 1 },
  act: { share: 1, weight: 1 },
  money: { share: 4, weight: 1 },
};
/** What waits for no service outside: how long it takes says how much this machine has to do. */
export const INNER: readonly LoadKind[] = ['renewal', 'browse', 'page'];
