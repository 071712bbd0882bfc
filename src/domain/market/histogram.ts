export interface Bin {
  /** From here on, and below `to`. */
  from: number;
  to: number;
  n: number;
}

/** As many bars as a chart on a phone can show. */
const MAX_BINS = 24;
/** The share of all that may be gathered in the last bar: a few far ones would flatten the rest. */
const TAIL = 0.01;

/** Steps that people count in. */
function roundSteps(atLeast: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [1, 2, 4, 10]) if (step * unit >= atLeast) return step * unit;
  }
}

/**
 * The bars of a histogram kept in narrow steps: gaps filled, steps merged until few enough are
 * left, the highest hundredth gathered in the last bar, which is open at its end.
 * @param counts how many lie in each step, by its number
 */
export function barsOf(counts: Record<string, number>, width: number): Bin[] {
  // An object has its whole-number keys in their order.
  const steps = Object.entries(counts).map(([step, n]) => ({ step: Number(step), n }));
  const [first] = steps;
  if (!first) return [];
  const all = steps.reduce((sum, { n }) => sum + n, 0);
  let left = all;
  const last = steps.findLast(({ n }) => {
    left -= n;
    return all - left > all * TAIL;
  });
  const top = last?.step ?? first.step;
  const merged = roundSteps((top - first.step + 1) / MAX_BINS);
  const start = Math.floor(first.step / merged);
  const size = Math.floor(top / merged) - start + 1;
  const bins = Array.from({ length: size }, (_, i) => ({
    from: (start + i) * merged * width,
    to: (start + i + 1) * merged * width,
    n: 0,
  }));
  for (const { step, n } of steps) {
    const bin = bins[Math.min(Math.floor(step / merged) - start, size - 1)];
    if (bin) bin.n += n;
  }
  return bins;
}
