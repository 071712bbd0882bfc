type Compare = (a: number, b: number) => number;

/** The first few of many in an order, sorted: each of the many is compared with the last so far. */
export function firstOf(slots: Uint32Array, most: number, compare: Compare): number[] {
  const found: number[] = [];
  for (const slot of slots) {
    const last = found.at(-1);
    if (found.length === most && last !== undefined && compare(slot, last) >= 0) continue;
    let low = 0;
    for (let high = found.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (compare(found[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    found.splice(low, 0, slot);
    if (found.length > most) found.pop();
  }
  return found;
}
