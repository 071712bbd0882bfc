import type { Line } from './base-facts.ts';

/**
 * A row of points drawn as a curve through all of them (uniform Catmull-Rom), so that lines that
 * share a point still meet there. Every round doubles the points. A closed row stays closed.
 */
export function smooth(line: Line, rounds = 2): Line {
  const first = line[0];
  const last = line.at(-1);
  if (rounds === 0 || !first || !last) return line;
  const closed = line.length > 3 && first[0] === last[0] && first[1] === last[1];
  const steps = 2 ** rounds;
  const curve = line.slice(0, -1).flatMap((from, i): (readonly [number, number])[] => {
    const to = line[i + 1] ?? from;
    const before = line[i - 1] ?? (closed ? line.at(-2) : undefined) ?? from;
    const after = line[i + 2] ?? (closed ? line[1] : undefined) ?? to;
    return Array.from({ length: steps }, (_, step) => {
      if (step === 0) return from;
      const t = step / steps;
      const along = (axis: 0 | 1) => between(before[axis], from[axis], to[axis], after[axis], t);
      return [along(0), along(1)] as const;
    });
  });
  return [...curve, last];
}

/** The value a part t of the way from b to c, on the curve that also knows a before and d after. */
function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}
