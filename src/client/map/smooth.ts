import type { Line } from './base-facts.ts';

/** Rounds of corner cutting that make a hand-drawn row of points read as a river or a road. */
export function smooth(line: Line, rounds = 2): Line {
  const first = line[0];
  const last = line.at(-1);
  if (rounds === 0 || !first || !last) return line;
  const cut = line.slice(0, -1).flatMap(([lat, lng], i): [number, number][] => {
    const [nextLat, nextLng] = line[i + 1] ?? [lat, lng];
    return [
      [lat * 0.75 + nextLat * 0.25, lng * 0.75 + nextLng * 0.25],
      [lat * 0.25 + nextLat * 0.75, lng * 0.25 + nextLng * 0.75],
    ];
  });
  return smooth([first, ...cut, last], rounds - 1);
}
