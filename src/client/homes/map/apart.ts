import { groupDigits } from '#domain/lib/money.ts';
import { type Box, boxAround, touch } from './boxes.ts';

/** Homes that one marker stands for. */
export interface Group<Home> {
  /** Pixels of the whole world at a zoom. */
  x: number;
  y: number;
  lat: number;
  lng: number;
  homes: readonly Home[];
}

/** Markers keep this many pixels between them. */
const GAP = 3;
const BUBBLE = 36;
const PILL_HEIGHT = 28;
/** A digit or letter of a marker and the space about its text, on the wide side. */
const LETTER = 7.4;
const AROUND_TEXT = 19;

/** What a marker takes up on the map: a price where it is one home, else a number. */
export function boxOf<Home>({ x, y, homes }: Group<Home>, priceOf: (home: Home) => string): Box {
  const [only] = homes;
  const single = homes.length === 1 && only !== undefined;
  const text = single ? priceOf(only) : groupDigits(homes.length);
  const width = text.length * LETTER + AROUND_TEXT;
  return single
    ? boxAround(x, y, width + GAP, PILL_HEIGHT + GAP)
    : boxAround(x, y, Math.max(BUBBLE, width) + GAP, BUBBLE + GAP);
}

/** One round: each group joins the first larger one that its marker would cover. */
function joinOnce<Home>(groups: Group<Home>[], priceOf: (home: Home) => string): Group<Home>[] {
  const placed: { group: Group<Home>; box: Box }[] = [];
  for (const group of groups) {
    const box = boxOf(group, priceOf);
    const under = placed.find((other) => touch(other.box, box));
    if (!under) {
      placed.push({ group, box });
      continue;
    }
    under.group = { ...under.group, homes: [...under.group.homes, ...group.homes] };
    under.box = boxOf(under.group, priceOf);
  }
  return placed.map(({ group }) => group);
}

/** Joins groups until no marker covers another; the larger one stays where it is. */
export function keepApart<Home>(
  groups: readonly Group<Home>[],
  priceOf: (home: Home) => string,
): Group<Home>[] {
  const bySize = (a: Group<Home>, b: Group<Home>) => b.homes.length - a.homes.length;
  let before = [...groups].sort(bySize);
  for (;;) {
    const joined = joinOnce(before, priceOf).sort(bySize);
    // A marker that took others in may have grown into its neighbour.
    if (joined.length === before.length) return joined;
    before = joined;
  }
}
