type Compare<T> = (a: T, b: T) => number;

/** Puts one among the first few of an order, where it is one of them. */
export function takeIn<T>(found: T[], one: T, most: number, compare: Compare<T>): void {
  const last = found.at(-1);
  if (found.length >= most && (last === undefined || compare(one, last) >= 0)) return;
  let low = 0;
  for (let high = found.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (compare(found[middle] as T, one) < 0) low = middle + 1;
    else high = middle;
  }
  found.splice(low, 0, one);
  if (found.length > most) found.pop();
}

/** The first few of many in an order, sorted: each of the many is compared with the last so far. */
export function firstOf<T>(all: Iterable<T>, most: number, compare: Compare<T>): T[] {
  const found: T[] = [];
  for (const one of all) takeIn(found, one, most, compare);
  return found;
}
