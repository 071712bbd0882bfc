import {
  between,
  ellipse,
  HEIGHT,
  type Hour,
  path,
  pick,
  type Random,
  rect,
  WIDTH,
} from './palette.ts';

export const HORIZON = 900;

function ridge(random: Random, base: number, rise: number, fill: string): string {
  let d = `M0 ${HORIZON}L0 ${base}`;
  for (let x = 0; x <= WIDTH; x += 200) {
    const y = base - between(random, 0, rise);
    // Sahyadri tops are flat: a rise, a table, a fall.
    d += `L${x + 40} ${Math.round(y)}L${x + 120} ${Math.round(y + 8)}`;
  }
  return path(`${d}L${WIDTH} ${HORIZON}Z`, fill);
}

/** Sky, sun, clouds and two ranges of flat-topped hills. */
export function backdrop(random: Random, hour: Hour): string {
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hour.sky[0]}"/><stop offset="1" stop-color="${hour.sky[1]}"/></linearGradient></defs><rect width="${WIDTH}" height="${HORIZON + 10}" fill="url(#sky)"/>`;
  const sun = hour.sun
    ? ellipse(between(random, 200, 1400), between(random, 180, 520), 70, 70, hour.sun)
    : '';
  const cloud = () => {
    const x = between(random, 0, WIDTH);
    const y = between(random, 80, 420);
    const w = between(random, 90, 190);
    return [0, 0.5, 1]
      .map((at) =>
        ellipse(
          x + at * w,
          y - (at === 0.5 ? 22 : 0),
          w * 0.55,
          w * 0.2,
          '#fff',
          ' opacity="0.35"',
        ),
      )
      .join('');
  };
  const clouds = Array.from({ length: 3 }, cloud).join('');
  return (
    sky +
    sun +
    clouds +
    ridge(random, 760, 130, hour.hills[0]) +
    ridge(random, 830, 90, hour.hills[1])
  );
}

export function ground(hour: Hour, road: boolean): string {
  return (
    rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, hour.lawn) +
    rect(0, 1010, WIDTH, HEIGHT - 1010, hour.ground) +
    (road
      ? rect(0, 1090, WIDTH, 110, '#5f5d5b') +
        [0, 1, 2, 3, 4, 5].map((i) => rect(i * 300 + 40, 1142, 150, 8, '#e8dfc8')).join('')
      : '')
  );
}

function palm(x: number, y: number, size: number): string {
  const fronds = [-70, -35, 0, 35, 70, 110, -110]
    .map(
      (turn) =>
        `<path d="M0 0Q${size * 0.35} ${-size * 0.22} ${size * 0.62} ${size * 0.06}Q${size * 0.3} ${-size * 0.06} 0 0Z" fill="#4d7a4a" transform="rotate(${turn - 20})"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})"><path d="M-7 0Q6 ${-size * 0.5} 0 ${-size}L10 ${-size}Q16 ${-size * 0.5} 9 0Z" fill="#7d6147"/><g transform="translate(4 ${-size})">${fronds}</g></g>`;
}

function round(
  x: number,
  y: number,
  size: number,
  leaf: string,
  bloom: string | undefined,
  random: Random,
): string {
  const crown = [
    [0, -0.85, 0.42],
    [-0.3, -0.68, 0.34],
    [0.32, -0.66, 0.35],
    [0, -0.55, 0.4],
  ]
    .map(([dx = 0, dy = 0, r = 0]) =>
      ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.86, leaf),
    )
    .join('');
  const blooms = bloom
    ? Array.from({ length: 16 }, () =>
        ellipse(
          x + between(random, -0.5, 0.5) * size,
          y - between(random, 0.4, 1.1) * size,
          size * 0.045,
          size * 0.045,
          bloom,
        ),
      ).join('')
    : '';
  return rect(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.5, '#6f5742') + crown + blooms;
}

function ashoka(x: number, y: number, size: number): string {
  return path(
    `M${x - size * 0.13} ${y}Q${x - size * 0.2} ${y - size * 0.6} ${x} ${y - size * 1.25}Q${x + size * 0.2} ${y - size * 0.6} ${x + size * 0.13} ${y}Z`,
    '#3f6a45',
  );
}

/** A coconut palm, a gulmohar in bloom, a rain tree or an ashoka. */
export function tree(random: Random, x: number, y: number, size: number): string {
  switch (pick(random, ['palm', 'gulmohar', 'rain', 'ashoka', 'rain'] as const)) {
    case 'palm':
      return palm(x, y, size * 1.15);
    case 'gulmohar':
      return round(x, y, size, '#5f8348', '#d8512e', random);
    case 'ashoka':
      return ashoka(x, y, size * 0.8);
    case 'rain':
      return round(x, y, size, pick(random, ['#5c8550', '#6d9154', '#4e7a55']), undefined, random);
  }
}

export function hedge(x: number, y: number, width: number): string {
  let bushes = '';
  for (let at = x; at < x + width; at += 46) bushes += ellipse(at + 23, y, 34, 24, '#557d4b');
  return bushes;
}
