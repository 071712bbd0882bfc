// Drawings read best whole: each function below is one picture, and all share one set of strokes.
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

const WALLS: readonly [string, ...string[]] = [
  '#efe6d8',
  '#e6e4da',
  '#dfe6e2',
  '#f0e0d0',
  '#e9e2ea',
];
const FABRICS: readonly [string, ...string[]] = [
  '#2d6a70',
  '#c9714b',
  '#d79a34',
  '#6f7f5b',
  '#7a6f86',
];
const FLOORS: readonly [string, ...string[]] = ['#d9c3a0', '#cfc9bd', '#b98f66', '#dcd6c8'];

/** The empty room: back wall, side walls, floor with tiles running to one vanishing point. */
function room(random: Random): string {
  const wall = pick(random, WALLS);
  const floor = pick(random, FLOORS);
  const tiles = Array.from({ length: 9 }, (_, i) => {
    const x = -200 + i * 250;
    return path(
      `M${800 + (x - 800) * 0.62} 850L${x} ${HEIGHT}`,
      'none',
      ' stroke="#00000014" stroke-width="4"',
    );
  }).join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, wall) +
    path(`M0 0L230 120V850L0 ${HEIGHT}Z`, '#0000000d') +
    path(`M${WIDTH} 0L1370 120V850L${WIDTH} ${HEIGHT}Z`, '#00000014') +
    path('M0 0H1600L1370 120H230Z', '#ffffff66') +
    path(`M230 850H1370L${WIDTH} ${HEIGHT}H0Z`, floor) +
    tiles +
    rect(230, 842, 1140, 10, '#00000012')
  );
}

function view(
  random: Random,
  hour: Hour,
  x: number,
  y: number,
  w: number,
  h: number,
  curtain: string,
): string {
  const hills = path(
    `M${x} ${y + h}V${y + h * 0.66}l${w * 0.2} -50h${w * 0.15}l${w * 0.2} 40l${w * 0.15} -30h${w * 0.3}V${y + h}Z`,
    hour.hills[1],
  );
  const towers = Array.from({ length: 5 }, (_, i) =>
    rect(
      x + w * (0.08 + i * 0.19),
      y + h - between(random, 40, h * 0.45),
      w * 0.1,
      h * 0.45,
      hour.hills[0],
    ),
  ).join('');
  return (
    rect(x - 14, y - 14, w + 28, h + 28, '#f8f4ec') +
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${rect(x, y, w, h, hour.sky[0]) + rect(x, y + h * 0.5, w, h * 0.5, hour.sky[1]) + hills + towers}</svg>` +
    rect(x + w / 2 - 5, y, 10, h, '#f8f4ec') +
    path(`M${x - 50} ${y - 40}h90q-14 ${h * 0.6} -10 ${h + 80}h-80Z`, curtain, ' opacity="0.9"') +
    path(`M${x + w + 50} ${y - 40}h-90q14 ${h * 0.6} 10 ${h + 80}h80Z`, curtain, ' opacity="0.9"')
  );
}

function fan(): string {
  return (
    rect(797, 60, 6, 90, '#5c5651') +
    ellipse(800, 156, 26, 14, '#5c5651') +
    path('M790 156L560 136L560 150L790 164ZM810 156L1040 136L1040 150L810 164Z', '#8b847d')
  );
}

function plant(x: number, y: number, size: number): string {
  const leaves = [-50, -25, 0, 25, 50]
    .map(
      (turn) =>
        `<path d="M0 0Q${size * 0.18} ${-size * 0.5} 0 ${-size}Q${-size * 0.18} ${-size * 0.5} 0 0Z" fill="#4f7f57" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    .join('');
  return (
    leaves +
    path(
      `M${x - size * 0.24} ${y}h${size * 0.48}l${-size * 0.07} ${size * 0.4}h${-size * 0.34}Z`,
      '#b9653f',
    )
  );
}

/** A living room; furniture stands in it only where the home is furnished. */
export function living(random: Random, hour: Hour, furnished: boolean): string {
  const fabric = pick(random, FABRICS);
  let out = room(random) + view(random, hour, 560, 260, 480, 330, pick(random, FABRICS)) + fan();
  if (!furnished)
    return (
      out + rect(1400, 420, 90, 400, '#b08a63', ' transform="skewY(0)"') + plant(330, 850, 110)
    );
  out +=
    ellipse(800, 1040, 520, 90, '#00000010') +
    ellipse(800, 1030, 470, 76, pick(random, FABRICS), ' opacity="0.35"');
  out +=
    rect(470, 700, 660, 130, fabric) +
    rect(430, 760, 740, 150, fabric) +
    rect(430, 740, 90, 190, fabric) +
    rect(1080, 740, 90, 190, fabric) +
    rect(430, 740, 740, 200, '#000', ' opacity="0.06"');
  out += [560, 700, 900]
    .map((x) => rect(x, 720, 110, 90, pick(random, FABRICS), ' rx="18"'))
    .join('');
  out +=
    rect(620, 985, 360, 26, '#8a5f3c') +
    rect(650, 1010, 18, 70, '#6f4a2c') +
    rect(930, 1010, 18, 70, '#6f4a2c') +
    ellipse(720, 980, 40, 10, '#e9dfcc') +
    plant(1270, 850, 190);
  return (
    out +
    rect(300, 330, 150, 200, '#f8f4ec') +
    rect(316, 346, 118, 168, fabric, ' opacity="0.6"') +
    ellipse(375, 430, 34, 34, '#d79a34')
  );
}

export function bedroom(random: Random, hour: Hour, furnished: boolean): string {
  const fabric = pick(random, FABRICS);
  let out = room(random) + view(random, hour, 960, 280, 300, 300, pick(random, FABRICS)) + fan();
  out +=
    rect(250, 260, 220, 590, '#a9805a') +
    rect(356, 260, 6, 590, '#85623f') +
    rect(340, 540, 8, 60, '#e9dfcc') +
    rect(370, 540, 8, 60, '#e9dfcc');
  if (!furnished) return out;
  out +=
    rect(560, 560, 620, 200, '#8a5f3c') +
    path('M560 760H1180L1260 1010H480Z', '#f6f0e4') +
    path('M535 840H1205L1260 1010H480Z', fabric) +
    rect(480, 1010, 780, 60, '#7d5636');
  out +=
    rect(620, 680, 210, 90, '#fffaf0', ' rx="24"') + rect(910, 680, 210, 90, '#fffaf0', ' rx="24"');
  return (
    out +
    rect(1240, 740, 130, 120, '#8a5f3c') +
    rect(1290, 660, 10, 80, '#5c5651') +
    path('M1255 660h80l-18 -70h-44Z', '#f4d694')
  );
}

export function kitchen(random: Random, hour: Hour): string {
  const front = pick(random, ['#2d6a70', '#c9a27a', '#b9653f', '#dfe3df', '#6f7f5b']);
  let out = room(random) + view(random, hour, 690, 330, 220, 190, '#f6f0e4');
  for (let i = 0; i < 6; i++)
    for (let k = 0; k < 16; k++)
      out += rect(236 + k * 71, 560 + i * 28, 66, 24, (i + k) % 5 === 0 ? '#9fc0bd' : '#eef0ea');
  for (const x of [240, 440, 1000, 1190])
    out += rect(x, 230, 180, 240, front) + rect(x + 150, 440, 10, 20, '#f0ece2');
  out += rect(230, 728, 1140, 26, '#3d3a38') + rect(230, 754, 1140, 200, front);
  for (let i = 1; i < 7; i++)
    out +=
      rect(230 + i * 163, 754, 4, 200, '#00000022') +
      rect(230 + i * 163 - 50, 786, 40, 8, '#f0ece2');
  out +=
    rect(470, 712, 240, 18, '#7b7774') +
    ellipse(530, 712, 34, 8, '#2b2927') +
    ellipse(650, 712, 34, 8, '#2b2927') +
    path('M500 470h180l40 60h-260Z', '#b9bab6');
  return (
    out +
    rect(1010, 700, 120, 28, '#c9cbc8') +
    path('M1070 700v-60q0 -24 26 -24', 'none', ' stroke="#9b9d9a" stroke-width="10"') +
    plant(1290, 726, 80) +
    ellipse(360, 716, 26, 20, '#d79a34')
  );
}

export function balcony(random: Random, hour: Hour): string {
  let out = rect(0, 0, WIDTH, 820, hour.sky[0]) + rect(0, 420, WIDTH, 540, hour.sky[1]);
  out += path('M0 820V600l220 -70h180l240 60l260 -90h200l260 80l240 -40V940H0Z', hour.hills[0]);
  for (let i = 0; i < 14; i++) {
    const h = between(random, 60, 260);
    out += rect(i * 118 + between(random, 0, 40), 800 - h, 78, h + 140, hour.hills[1]);
  }
  out +=
    rect(0, 0, 90, HEIGHT, '#efe6d8') +
    rect(1510, 0, 90, HEIGHT, '#e2d8c8') +
    rect(0, 0, WIDTH, 70, '#f5efe4') +
    rect(0, 930, WIDTH, 270, '#c9b8a0');
  for (let x = 100; x < 1510; x += 60) out += rect(x, 690, 8, 240, '#3f4a49');
  out += rect(80, 674, 1440, 20, '#2f3938') + plant(240, 1000, 200) + plant(1380, 1010, 170);
  // A tulsi stands on its own pedestal in most balconies of Pune.
  return (
    out +
    rect(760, 900, 110, 150, '#c9714b') +
    rect(744, 886, 142, 22, '#8f4029') +
    plant(815, 886, 110)
  );
}

export function bathroom(random: Random): string {
  const tile = pick(random, ['#bcd3d2', '#d9cbb4', '#c9d3c2', '#d8c3b8']);
  let out = room(random);
  for (let r = 0; r < 10; r++)
    for (let c = 0; c < 14; c++) out += rect(236 + c * 81, 450 + r * 39, 76, 34, tile);
  out +=
    rect(560, 220, 300, 210, '#f8f4ec') +
    rect(574, 234, 272, 182, '#cfe0e2') +
    rect(500, 640, 420, 40, '#f8f6f0') +
    rect(520, 680, 380, 170, '#a9805a') +
    ellipse(710, 640, 110, 16, '#dfe7e6') +
    path('M710 640v-60q0 -16 30 -16', 'none', ' stroke="#8d9391" stroke-width="12"');
  return (
    out +
    rect(1060, 300, 8, 550, '#ffffff99') +
    rect(1068, 300, 300, 550, '#d6ecec', ' opacity="0.45"') +
    rect(1200, 330, 8, 170, '#8d9391') +
    ellipse(1204, 330, 50, 12, '#8d9391') +
    ellipse(380, 830, 90, 26, '#fdfbf6') +
    rect(310, 700, 140, 120, '#fdfbf6', ' rx="20"')
  );
}
