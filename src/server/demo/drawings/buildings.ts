// Drawings read best whole: each function below is one picture, and all share one set of strokes.
import { between, type Hour, PAINTS, path, pick, type Random, rect, WIDTH } from './palette.ts';
import { HORIZON, hedge, tree } from './scenery.ts';

function windowPane(
  random: Random,
  hour: Hour,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const lit = random() < hour.litShare;
  return (
    rect(x, y, w, h, lit ? hour.lit : hour.glass) + rect(x + w / 2 - 1.5, y, 3, h, '#00000026')
  );
}

/** One block of flats: slabs, balconies with rails, a stair core, a water tank on top. */
function block(
  random: Random,
  hour: Hour,
  x: number,
  width: number,
  storeys: number,
  paint: readonly [string, string, string],
): string {
  const floor = Math.min(92, 720 / storeys);
  const top = HORIZON + 40 - storeys * floor;
  const [wall, second, trim] = paint;
  const bays = Math.max(3, Math.round(width / 95));
  const bay = width / bays;
  const core = Math.floor(bays / 2);
  let out = rect(x, top, width, HORIZON + 40 - top, wall);
  for (let b = 0; b < bays; b++) {
    const bx = x + b * bay;
    if (b === core) {
      out += rect(bx, top - 34, bay, HORIZON + 74 - top, second);
      for (let s = 0; s < storeys; s++)
        out += windowPane(
          random,
          hour,
          bx + bay * 0.36,
          top + s * floor + floor * 0.2,
          bay * 0.28,
          floor * 0.5,
        );
      continue;
    }
    const balcony = (b + core) % 2 === 1;
    for (let s = 0; s < storeys; s++) {
      const y = top + s * floor;
      if (balcony) {
        out += rect(bx + 6, y + floor * 0.1, bay - 12, floor * 0.78, '#00000022');
        out += windowPane(random, hour, bx + bay * 0.2, y + floor * 0.16, bay * 0.6, floor * 0.62);
        out += rect(bx, y + floor * 0.6, bay, floor * 0.32, second, ' opacity="0.92"');
        if (random() < 0.3) out += hedgeOnRail(bx, y + floor * 0.6, bay);
      } else
        out += windowPane(random, hour, bx + bay * 0.22, y + floor * 0.2, bay * 0.56, floor * 0.52);
    }
  }
  for (let s = 0; s <= storeys; s++)
    out += rect(x - 6, top + s * floor - 4, width + 12, 6, trim, ' opacity="0.55"');
  out +=
    rect(x + width * 0.12, top - 44, 90, 44, trim) + rect(x - 10, top - 8, width + 20, 14, trim);
  return (
    out +
    rect(
      x + width * 0.78,
      top,
      width * 0.22,
      HORIZON + 40 - top,
      '#000',
      ` opacity="${hour.shade * 0.6}"`,
    )
  );
}

function hedgeOnRail(x: number, y: number, width: number): string {
  return path(
    `M${x + 6} ${y}q10 -16 20 -2q12 -18 24 0q10 -14 20 2Z`,
    '#5d8650',
    ` transform="translate(${width * 0.1} 0)"`,
  );
}

function gate(random: Random, trim: string): string {
  const x = between(random, 560, 900);
  return (
    rect(0, 950, WIDTH, 62, '#d8cdb8') +
    rect(0, 944, WIDTH, 10, trim) +
    rect(x, 930, 24, 86, trim) +
    rect(x + 200, 930, 24, 86, trim) +
    rect(x + 24, 956, 176, 56, '#3f4a49') +
    Array.from({ length: 10 }, (_, i) => rect(x + 30 + i * 17, 956, 4, 56, '#88928f')).join('')
  );
}

/** A housing society seen from its road, with a second block behind where it is tall. */
export function tower(random: Random, hour: Hour, storeys: number): string {
  const paint = pick(random, PAINTS);
  const width = between(random, 520, 760) - (storeys > 12 ? 140 : 0);
  const x = between(random, 240, WIDTH - width - 240);
  const behind =
    storeys > 6
      ? `<g opacity="0.72">${block(random, hour, x + width * (random() < 0.5 ? 0.72 : -0.52), width * 0.7, Math.max(4, storeys - 2), paint)}</g>`
      : '';
  const front = block(random, hour, x, width, storeys, paint);
  const trees = [0.04, 0.16, 0.82, 0.95]
    .map((at) =>
      tree(random, at * WIDTH + between(random, -40, 40), 960, between(random, 130, 240)),
    )
    .join('');
  return behind + front + trees + hedge(0, 940, WIDTH) + gate(random, paint[2]);
}

/** A row house or bungalow with a tiled or flat roof and a verandah; `storeys` up to three. */
export function house(random: Random, hour: Hour, storeys: number, grand: boolean): string {
  const [wall, second, trim] = pick(random, PAINTS);
  const width = grand ? 980 : 700;
  const floor = 190;
  const x = (WIDTH - width) / 2 + between(random, -80, 80);
  const top = HORIZON + 70 - storeys * floor;
  let out = rect(x, top, width, storeys * floor, wall);
  if (grand)
    out += rect(
      x + width * 0.62,
      top + floor * 0.4,
      width * 0.44,
      storeys * floor - floor * 0.4,
      second,
    );
  const tiled = random() < 0.55;
  out += tiled
    ? path(
        `M${x - 60} ${top}L${x + width * 0.22} ${top - 150}L${x + width * 0.78} ${top - 150}L${x + width + 60} ${top}Z`,
        '#b4583a',
      ) +
      [30, 60, 90, 120]
        .map((rise) => {
          const inset = ((width * 0.22 + 60) * rise) / 150;
          return rect(x - 60 + inset, top - rise, width + 120 - 2 * inset, 4, '#8f4029');
        })
        .join('')
    : rect(x - 30, top - 26, width + 60, 30, trim) + rect(x + 40, top - 110, 190, 84, second);
  for (let s = 0; s < storeys; s++) {
    const y = top + s * floor;
    for (const at of grand ? [0.08, 0.3, 0.7, 0.86] : [0.1, 0.68])
      out += windowPane(random, hour, x + at * width, y + 48, width * 0.13, 96);
    if (s < storeys - 1)
      out +=
        rect(x + width * 0.3, y + floor - 62, width * 0.36, 62, second) +
        rect(x + width * 0.29, y + floor - 70, width * 0.38, 10, trim);
  }
  const doorX = x + width * 0.42;
  const base = HORIZON + 70;
  out +=
    rect(doorX - 60, base - 168, 230, 14, trim) +
    rect(doorX - 56, base - 156, 14, 156, trim) +
    rect(doorX + 152, base - 156, 14, 156, trim);
  out +=
    rect(doorX, base - 140, 110, 140, '#6b4630') +
    rect(doorX + 50, base - 140, 4, 140, '#4c3020') +
    rect(doorX - 80, base - 8, 270, 26, '#cbbfa8');
  out += tree(random, x - 130, 1000, 300) + tree(random, x + width + 130, 1000, 260);
  return (
    out +
    hedge(0, 1005, WIDTH) +
    rect(0, 1000, WIDTH, 40, wall) +
    rect(0, 994, WIDTH, 10, trim) +
    rect(WIDTH / 2 - 90, 986, 180, 60, '#3f4a49')
  );
}

/** Bare land with survey stones, a fence and a track. */
export function plot(random: Random, hour: Hour): string {
  const stones = [
    [300, 960],
    [1280, 960],
    [120, 1120],
    [1470, 1120],
  ]
    .map(
      ([x = 0, y = 0]) => rect(x, y - 46, 26, 46, '#efe9dc') + rect(x, y - 46, 26, 14, '#c9714b'),
    )
    .join('');
  const tufts = Array.from({ length: 60 }, () => {
    const x = between(random, 0, WIDTH);
    const y = between(random, 930, 1180);
    return path(`M${x} ${y}l-6 -22l8 14l6 -20l4 20l8 -12l-6 20Z`, '#5f7d45', ' opacity="0.7"');
  }).join('');
  return (
    rect(0, HORIZON, WIDTH, 300, hour.lawn) +
    path('M700 900Q760 1010 560 1200L900 1200Q900 1010 760 900Z', '#c2a581') +
    path(
      'M313 950L1293 950L1483 1110L133 1110Z',
      '#d8b98a',
      ' opacity="0.5" stroke="#fff" stroke-width="5" stroke-dasharray="22 14"',
    ) +
    tufts +
    stones +
    tree(random, 1400, 950, 230) +
    tree(random, 160, 940, 180)
  );
}

/** A glass-fronted office block. */
export function office(random: Random, hour: Hour, storeys: number): string {
  const [, second, trim] = pick(random, PAINTS);
  const width = 860;
  const x = 370;
  const floor = Math.min(110, 740 / storeys);
  const top = HORIZON + 50 - storeys * floor;
  let out =
    rect(x, top, width, storeys * floor, second) +
    rect(x - 60, top + floor, 160, (storeys - 1) * floor, trim);
  for (let s = 0; s < storeys; s++) {
    for (let c = 0; c < 10; c++)
      out += windowPane(random, hour, x + 120 + c * 73, top + s * floor + 10, 66, floor - 22);
  }
  out +=
    rect(x + 300, HORIZON - 30, 300, 80, hour.glass) + rect(x + 270, HORIZON - 46, 360, 18, trim);
  return (
    out +
    tree(random, 200, 960, 220) +
    tree(random, 1420, 960, 240) +
    hedge(0, 962, 380) +
    hedge(1220, 962, 400)
  );
}

/** Shops below, flats above. */
export function shops(random: Random, hour: Hour): string {
  const [wall, second, trim] = pick(random, PAINTS);
  let out = rect(120, 380, 1360, 620, wall) + rect(100, 360, 1400, 30, trim);
  for (let i = 0; i < 7; i++) out += windowPane(random, hour, 200 + i * 180, 440, 110, 120);
  const awnings: readonly [string, ...string[]] = [second, '#c9714b', '#2d6a70', '#d79a34'];
  for (let i = 0; i < 4; i++) {
    const x = 150 + i * 330;
    const open = random() < 0.7;
    out +=
      rect(x, 640, 300, 70, trim) +
      rect(x + 40, 662, 150, 10, '#f7efe0') +
      rect(x + 40, 682, 90, 8, '#f7efe0', ' opacity="0.7"');
    out += open
      ? rect(x + 10, 740, 280, 270, hour.lit) +
        rect(x + 30, 830, 70, 180, '#8a6a4a') +
        rect(x + 120, 860, 150, 20, '#8a6a4a') +
        rect(x + 120, 930, 150, 20, '#8a6a4a')
      : rect(x + 10, 740, 280, 270, '#a9aaa6') +
        Array.from({ length: 12 }, (_, k) => rect(x + 10, 750 + k * 22, 280, 4, '#8b8c88')).join(
          '',
        );
    const awning = pick(random, awnings);
    out +=
      path(`M${x - 6} 712H${x + 306}L${x + 322} 770H${x - 22}Z`, awning) +
      [0, 1, 2]
        .map((k) => path(`M${x + 30 + k * 104} 712h46l8 58h-56Z`, '#fff', ' opacity="0.55"'))
        .join('');
  }
  return out + tree(random, 60, 1010, 260);
}
