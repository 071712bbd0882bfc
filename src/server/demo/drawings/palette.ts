/** A number in [0, 1) at each call, the same row for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Light of an hour: sky from top to bottom, the hills, the ground, how windows shine. */
export interface Hour {
  name: string;
  sky: [string, string];
  sun: string | undefined;
  hills: [string, string];
  ground: string;
  lawn: string;
  glass: string;
  lit: string;
  litShare: number;
  shade: number;
}

export const HOURS: readonly [Hour, ...Hour[]] = [
  {
    name: 'in the morning',
    sky: ['#bcd9dd', '#f6ead4'],
    sun: '#fff6dc',
    hills: ['#a9c0bb', '#8fada4'],
    ground: '#cfc4ae',
    lawn: '#8aa86f',
    glass: '#9cc0c6',
    lit: '#fdf3d6',
    litShare: 0.1,
    shade: 0.1,
  },
  {
    name: 'at noon',
    sky: ['#8fc3d4', '#dcecea'],
    sun: undefined,
    hills: ['#9bbaa9', '#7fa38c'],
    ground: '#d6cbb4',
    lawn: '#7f9f5f',
    glass: '#7fb0bf',
    lit: '#eef6f3',
    litShare: 0.05,
    shade: 0.14,
  },
  {
    name: 'in the evening',
    sky: ['#e9a878', '#fbe3bd'],
    sun: '#ffd98a',
    hills: ['#a88c84', '#87706d'],
    ground: '#b9a48d',
    lawn: '#7d8b58',
    glass: '#8e7f86',
    lit: '#ffd27a',
    litShare: 0.45,
    shade: 0.22,
  },
  {
    name: 'at dusk',
    sky: ['#3b5870', '#d6a08c'],
    sun: undefined,
    hills: ['#4d5f70', '#3d4d5c'],
    ground: '#6b6a6c',
    lawn: '#4a5d4c',
    glass: '#405468',
    lit: '#ffc861',
    litShare: 0.6,
    shade: 0.35,
  },
  {
    name: 'in the monsoon',
    sky: ['#8d9ea3', '#cdd6d2'],
    sun: undefined,
    hills: ['#71938a', '#54796c'],
    ground: '#9a958a',
    lawn: '#5f8d52',
    glass: '#86a1a6',
    lit: '#ffe0a3',
    litShare: 0.25,
    shade: 0.18,
  },
];

/** Wall, its second colour, and trim: paint that Pune's buildings wear. */
export const PAINTS: readonly [
  readonly [string, string, string],
  ...(readonly [string, string, string])[],
] = [
  ['#f1e7d6', '#c9714b', '#8a4b33'],
  ['#e8ddc9', '#2d6a70', '#1d474c'],
  ['#f4efe6', '#b98a4a', '#6d5433'],
  ['#dfe3df', '#5f7d78', '#36504d'],
  ['#f0dcc8', '#9c5a4a', '#5e332b'],
  ['#ece8df', '#d79a34', '#7b5a24'],
  ['#d9d4cb', '#7a6f66', '#4a423c'],
];

const round = (value: number) => Math.round(value * 10) / 10;

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more}/>`;
}

export const WIDTH = 1600;
export const HEIGHT = 1200;

export function svg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`;
}
