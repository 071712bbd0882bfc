import { takeIn } from '#server/lib/first-of.ts';

/** The column an order goes by first; what has no value there, NaN, comes last. */
export interface Leading {
  column: Float64Array;
  falls: boolean;
}

/**
 * The first few slots of many in an order, sorted. Most are left out by one look at the column: to
 * compare each with the last so far reads four.
 */
export function firstSlots(
  slots: Uint32Array,
  most: number,
  { column, falls }: Leading,
  compare: (a: number, b: number) => number,
): number[] {
  const found: number[] = [];
  let bound = falls ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const value = column[slot] ?? 0;
    if (falls ? value < bound : value > bound) continue;
    takeIn(found, slot, most, compare);
    if (found.length === most) bound = column[found[most - 1] ?? 0] ?? 0;
  }
  return found;
}
