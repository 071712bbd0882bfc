import { MAX_POINTS, type Middle, PRICE_FITS, pointsOf } from '#domain/homes/best-match.ts';
import { microsOf } from './clauses.ts';
import type { Store } from './store.ts';
import { firstSlots } from './structures/first-slots.ts';

/** More of as many points are sorted as a whole; fewer are looked for one by one. */
const FEW = 200;
const MICROS_A_MILLISECOND = 1_000;

/** Which part of an order is looked for. */
export interface Part {
  skip: number;
  take: number;
}

interface At {
  now: Date;
  middles: readonly Middle[];
}

function pointsIn(store: Store, slots: Uint32Array, { now, middles }: At): Uint8Array {
  const { doubles, singles, marks } = store.columns;
  const at = microsOf(now);
  const points = new Uint8Array(slots.length);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const ranked = doubles.ranked[slot] ?? 0;
    const home = {
      isFaded: ranked < 0,
      ageMs: (at - ranked) / MICROS_A_MILLISECOND,
      isVerified: (doubles.verified[slot] ?? 0) > at,
      fullness: singles.fullness[slot] ?? 0,
      priceFit: PRICE_FITS[marks.priceFit[slot] ?? 0] ?? 'unknown',
      lat: doubles.lat[slot] ?? 0,
      lng: doubles.lng[slot] ?? 0,
    };
    points[i] = pointsOf(home, middles);
  }
  return points;
}

/** The fewest points with which a slot is among the first so many, and how many have more. */
function leastAmong(points: Uint8Array, most: number): { least: number; above: number } {
  const counts = new Uint32Array(MAX_POINTS + 1);
  for (const one of points) counts[one] = (counts[one] ?? 0) + 1;
  let above = 0;
  for (let least = MAX_POINTS; least > 0; least--) {
    const have = counts[least] ?? 0;
    if (above + have >= most) return { least, above };
    above += have;
  }
  return { least: 0, above };
}

/** Part of some slots in the order of best match: points are reckoned of all, but few are sorted. */
export function bestOf(store: Store, slots: Uint32Array, { skip, take }: Part, at: At): number[] {
  const most = Math.min(slots.length, skip + take);
  const points = pointsIn(store, slots, at);
  const { least, above } = leastAmong(points, most);
  const better: { slot: number; points: number }[] = [];
  for (let i = 0; i < slots.length; i++) {
    const have = points[i] ?? 0;
    if (have > least) better.push({ slot: slots[i] ?? 0, points: have });
  }
  const { compare } = store.orders.of('newest', []);
  better.sort((a, b) => b.points - a.points || compare(a.slot, b.slot));
  const alike = slots.filter((_, i) => points[i] === least);
  const wanted = most - above;
  const last =
    wanted <= FEW
      ? firstSlots(alike, wanted, store.orders.leading('newest'), compare)
      : alike.sort(compare).subarray(0, wanted);
  return [...better.map(({ slot }) => slot), ...last].slice(skip);
}
