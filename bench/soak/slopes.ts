/** What was seen at one moment, by name. */
export interface Sample {
  /** Since the beginning. */
  minutes: number;
  values: Readonly<Record<string, number>>;
}

export interface Slope {
  name: string;
  first: number;
  last: number;
  /** By the straight line that lies nearest to all samples. */
  perHour: number;
}

/** The first third warms caches and pools up, and says nothing of what grows. */
const WARM = 1 / 3;

function steepness(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  const under = points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

/** How each thing grew once everything was warm. */
export function slopesOf(samples: readonly Sample[]): Slope[] {
  const warm = samples.slice(Math.floor(samples.length * WARM));
  return Object.keys(warm[0]?.values ?? {}).map((name) => {
    const points = warm.map(({ minutes, values }) => [minutes, values[name] ?? 0] as const);
    return {
      name,
      first: points[0]?.[1] ?? 0,
      last: points.at(-1)?.[1] ?? 0,
      perHour: steepness(points) * 60,
    };
  });
}
