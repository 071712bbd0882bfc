/** The first few of many in an order, sorted: each of the many is compared with the last so far. */
export function firstOf<T>(all: Iterable<T>, most: number, compare: (a: T, b: T) => number): T[] {
  const found: T[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (found.length === most && last !== undefined && compare(one, last) >= 0) continue;
    let low = 0;
    for (let high = found.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (compare(found[middle] as T, one) < 0) low = middle + 1;
      else high = middle;
    }
    found.splice(low, 0, one);
    if (found.length > most) found.pop();
  }
  return found;
}
