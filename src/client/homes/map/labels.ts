export type LabelKind = 'city' | 'place' | 'small' | 'station' | 'road' | 'water' | 'green';

export interface WantedLabel {
  text: string;
  lat: number;
  lng: number;
  size: number;
  kind?: LabelKind;
  /** Radians the text is turned by, to run along a road or river. */
  angle?: number;
  /** Pixels below its point, for a name under a dot. */
  below?: number;
}

export interface PlacedLabel {
  text: string;
  size: number;
  kind: LabelKind;
  angle: number;
  /** Pixels from the tile's top left corner. */
  x: number;
  y: number;
}

/** Web Mercator in pixels of the whole world at a zoom. */
export function worldPixels(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  };
}

/** Half the width of a text in pixels, near enough for keeping texts apart. */
export const halfWidth = (text: string, size: number) => (text.length * size * 0.54) / 2;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const touch = (a: Box, b: Box) =>
  a.right >= b.left && a.left <= b.right && a.bottom >= b.top && a.top <= b.bottom;

/** Side of the squares that boxes are looked up by, so that only near ones are compared. */
const CELL = 256;

function cells(box: Box): string[] {
  const found: string[] = [];
  for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x++)
    for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y++)
      found.push(`${x} ${y}`);
  return found;
}

type Placed = PlacedLabel & Box;

/** All labels of a zoom level that fit without touching, earlier ones first, by square. */
function placeAll(wanted: readonly WantedLabel[], zoom: number): Map<string, Placed[]> {
  const squares = new Map<string, Placed[]>();
  const gap = zoom < 11 ? 9 : 7;
  for (const { text, lat, lng, size, kind = 'place', angle = 0, below = 0 } of wanted) {
    const at = worldPixels(lat, lng, zoom);
    const y = at.y + below;
    const half = halfWidth(text, size);
    const wide = Math.abs(Math.cos(angle)) * half + (Math.abs(Math.sin(angle)) * size) / 2 + gap;
    const high = Math.abs(Math.sin(angle)) * half + (Math.abs(Math.cos(angle)) * size) / 2 + gap;
    const box = { left: at.x - wide, right: at.x + wide, top: y - high, bottom: y + high };
    const own = cells(box);
    const free = own.every((cell) => !squares.get(cell)?.some((other) => touch(other, box)));
    if (!free) continue;
    const label = { text, size, kind, angle, x: at.x, y, ...box };
    for (const cell of own) squares.set(cell, [...(squares.get(cell) ?? []), label]);
  }
  return squares;
}

const worked = new WeakMap<readonly WantedLabel[], Map<number, Map<string, Placed[]>>>();

function placedSquares(wanted: readonly WantedLabel[], zoom: number): Map<string, Placed[]> {
  const zooms = worked.get(wanted) ?? new Map<number, Map<string, Placed[]>>();
  worked.set(wanted, zooms);
  const squares = zooms.get(zoom) ?? placeAll(wanted, zoom);
  zooms.set(zoom, squares);
  return squares;
}

/** A font wider than reckoned may reach this far out of its box and into the next tile. */
const SPILL = 24;

/**
 * The labels a tile shows, in its own pixels; a label across two tiles is in both. Worked out once
 * for each list and zoom.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  zoom: number,
  origin: { x: number; y: number },
  tileSize: number,
): PlacedLabel[] {
  const squares = placedSquares(wanted, zoom);
  const tile = {
    left: origin.x - SPILL,
    right: origin.x + tileSize + SPILL,
    top: origin.y - SPILL,
    bottom: origin.y + tileSize + SPILL,
  };
  const whole = tileSize > 16 * CELL;
  const near = whole ? [...squares.values()] : cells(tile).map((cell) => squares.get(cell) ?? []);
  return [...new Set(near.flat())]
    .filter((label) => touch(label, tile))
    .map(({ text, size, kind, angle, x, y }) => ({
      text,
      size,
      kind,
      angle,
      x: x - origin.x,
      y: y - origin.y,
    }));
}
