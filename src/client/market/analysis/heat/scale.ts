/** From pale to full; each circle also has its step's number written on it. */
const SHARES = [15, 35, 50, 78, 100] as const;
const FIRST_DARK = 3;

export interface HeatStep {
  /** From 1. */
  number: number;
  /** The lowest and the highest median in it. */
  from: number;
  to: number;
  fill: string;
  text: string;
}

const fillOf = (share: number) =>
  `color-mix(in oklab, var(--brand) ${share}%, var(--surface-raised))`;

/** Five steps (or fewer) of about as many localities each. */
export function heatSteps(medians: readonly number[]): HeatStep[] {
  const sorted = [...medians].sort((a, b) => a - b);
  const count = Math.min(SHARES.length, new Set(sorted).size);
  const bounds = Array.from(
    { length: count },
    (_, i) => sorted[Math.floor((i * sorted.length) / count)] ?? 0,
  );
  const starts = [...new Set(bounds)];
  return starts.map((from, i) => {
    const next = starts[i + 1];
    const to = sorted.findLast((median) => next === undefined || median < next) ?? from;
    const place = i + SHARES.length - starts.length;
    return {
      number: i + 1,
      from,
      to,
      fill: fillOf(SHARES[place] ?? 100),
      text: place >= FIRST_DARK ? 'var(--on-brand)' : 'var(--ink)',
    };
  });
}

export const stepOf = (steps: readonly HeatStep[], median: number): HeatStep | undefined =>
  steps.findLast(({ from }) => median >= from);

const SMALLEST_PX = 20;
const LARGEST_PX = 38;

/** A circle's width: its area grows with how many are on offer. */
export const widthOf = (n: number, most: number): number =>
  Math.round(SMALLEST_PX + (LARGEST_PX - SMALLEST_PX) * Math.sqrt(n / Math.max(1, most)));
