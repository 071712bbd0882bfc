import { TIERS, type Tier } from './evidence.ts';

/** What both ways say of a home that neither had seen, beside what is asked; logs of a rate. */
export interface Trial {
  fold: number;
  tier: Tier;
  rooms: string;
  asked: number;
  hedonic: number;
  /** Null where there are too few comparables. */
  comparables: number | null;
}

export interface Calibration {
  /** The part of comparables in the result, by tier. */
  weights: Record<Tier, number>;
  /** Half an interval's width in logs, by segment. */
  widths: Record<string, number>;
}

/** The part of homes like it whose price lies inside the range. */
export const COVERAGE = 0.8;
/** A segment with fewer trials is calibrated together with others. */
const FEWEST_TRIALS = 80;
const MAX_WEIGHT = 0.8;
const UNPROVEN_WEIGHT = 0.2;
/** What lies farther off is a slip of the pen, and no reason to trust comparables more or less. */
const OUTLIER = 0.7;

/** The part that makes the least squared error. */
function weightOf(trials: readonly Trial[]): number {
  let together = 0;
  let square = 0;
  let n = 0;
  for (const { asked, hedonic, comparables } of trials) {
    if (comparables === null || Math.abs(asked - hedonic) > OUTLIER) continue;
    together += (asked - hedonic) * (comparables - hedonic);
    square += (comparables - hedonic) ** 2;
    n++;
  }
  if (n < FEWEST_TRIALS || square === 0) return UNPROVEN_WEIGHT;
  return Math.min(MAX_WEIGHT, Math.max(0, together / square));
}

type Told = Pick<Trial, 'tier' | 'hedonic' | 'comparables'>;

export const blend = (
  { weights }: Pick<Calibration, 'weights'>,
  { tier, hedonic, comparables }: Told,
) => (comparables === null ? hedonic : hedonic + weights[tier] * (comparables - hedonic));

const segmentsOf = ({ tier, rooms }: Pick<Trial, 'tier' | 'rooms'>) => [
  `${tier}, ${rooms}`,
  tier,
  'all',
];

/** The split-conformal width: so many of the errors were no larger, one more counted as larger. */
export function conformalWidth(errors: readonly number[], coverage: number): number {
  const sorted = errors.toSorted((a, b) => a - b);
  const rank = Math.ceil((sorted.length + 1) * coverage);
  return sorted[rank - 1] ?? Number.POSITIVE_INFINITY;
}

/** Learns from trials how to weigh both ways, and how far off the result may be. */
export function calibrate(trials: readonly Trial[]): Calibration {
  const byTier = Map.groupBy(trials, ({ tier }) => tier);
  const weights = Object.fromEntries(
    TIERS.map((tier) => [tier, weightOf(byTier.get(tier) ?? [])]),
  ) as Record<Tier, number>;
  const errors = new Map<string, number[]>();
  for (const trial of trials) {
    const error = Math.abs(trial.asked - blend({ weights }, trial));
    for (const segment of segmentsOf(trial)) {
      const list = errors.get(segment) ?? [];
      list.push(error);
      errors.set(segment, list);
    }
  }
  const widths: Record<string, number> = {};
  for (const [segment, list] of errors) {
    if (list.length >= FEWEST_TRIALS || segment === 'all') {
      widths[segment] = conformalWidth(list, COVERAGE);
    }
  }
  return { weights, widths };
}

/** Half the width of the interval around a home, by the narrowest segment that is known well. */
export function widthFor({ widths }: Calibration, home: Pick<Trial, 'tier' | 'rooms'>): number {
  const segment = segmentsOf(home).find((name) => widths[name] !== undefined);
  return (segment && widths[segment]) || Number.POSITIVE_INFINITY;
}
