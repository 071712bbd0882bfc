import type { LoadKind } from '#contract/lib/load-kind.ts';

/**
 * How much of the room a kind may fill, so that what comes before it in the order is turned away
 * first; what one of it weighs: a page is some ten calls’ worth of work; and how many of it may wait
 * and still be few visitors: one asks for dozens of pictures at once, for lists now and then, and for
 * a single page.
 */
export const KINDS: Record<LoadKind, { share: number; weight: number; few: number }> = {
  renewal: { share: 0.4, weight: 6, few: 0 },
  beside: { share: 0.5, weight: 1, few: 100 },
  picture: { share: 0.6, weight: 3, few: 100 },
  browse: { share: 0.7, weight: 1, few: 30 },
  page: { share: 0.75, weight: 6, few: 8 },
  stream: { share: 0.8, weight: 1, few: 100 },
  own: { share: 0.85, weight: 1, few: 100 },
  entry: { share: 0.9, weight: 1, few: 100 },
  act: { share: 1, weight: 1, few: 100 },
  money: { share: 4, weight: 1, few: 100 },
};
/** What waits for no service outside: how long it takes says how much this machine has to do. */
export const INNER: readonly LoadKind[] = ['renewal', 'browse', 'page'];
