/** The ratio where groups differ by no more than chance: nothing is made of them. */
const MAX_RATIO = 1_000;

/**
 * Effects of named groups by partial pooling: what is known of a small one is drawn towards nothing.
 * The effect of n homes is their mean residual times n / (n + ratio); the ratio of variance within
 * groups to that between them is found from how far their means lie apart beyond chance.
 */
export function poolGroups(
  keys: readonly (string | undefined)[],
  residuals: Float64Array,
  weights: Float64Array,
): Record<string, number> {
  const groups = new Map<string, Moments>();
  keys.forEach((key, i) => {
    if (key === undefined) return;
    const group = groups.get(key) ?? { sum: 0, square: 0, weight: 0, n: 0 };
    const weight = weights[i] ?? 0;
    const residual = residuals[i] ?? 0;
    group.sum += weight * residual;
    group.square += weight * residual * residual;
    group.weight += weight;
    group.n++;
    groups.set(key, group);
  });
  const ratio = varianceRatio([...groups.values()]);
  const effects: Record<string, number> = {};
  for (const [key, { sum, weight }] of groups) effects[key] = sum / (weight + ratio);
  return effects;
}

interface Moments {
  sum: number;
  square: number;
  weight: number;
  n: number;
}

/** By the moments of groups of two and more. */
function varianceRatio(groups: readonly Moments[]): number {
  let within = 0;
  let degrees = 0;
  let between = 0;
  let expected = 0;
  let count = 0;
  for (const { sum, square, weight, n } of groups) {
    if (n < 2 || weight <= 0) continue;
    const mean = sum / weight;
    within += square - weight * mean * mean;
    degrees += Math.max(0, weight - 1);
    between += mean * mean;
    expected += 1 / weight;
    count++;
  }
  if (count < 5 || degrees <= 0) return MAX_RATIO;
  const noise = within / degrees;
  const spread = (between - noise * expected) / count;
  return spread <= 0 ? MAX_RATIO : Math.min(MAX_RATIO, noise / spread);
}
