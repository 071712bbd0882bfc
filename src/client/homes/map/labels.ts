import { type Box, boxAround, touch } from './boxes.ts';

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

/** Pixels by which a name gives way to a marker, up or down. */
const STEPS_ASIDE = [0, 20, -20, 34, -34];

/** All labels of a zoom level that fit without touching, earlier ones first, by square. */
function placeAll(
  wanted: readonly WantedLabel[],
  zoom: number,
  taken: readonly Box[],
): Map<string, Placed[]> {
  const squares = new Map<string, Placed[]>();
  const markers = new Map<string, Box[]>();
  for (const box of taken)
    for (const cell of cells(box)) markers.set(cell, [...(markers.get(cell) ?? []), box]);
  const gap = zoom < 11 ? 9 : 7;
  for (const { text, lat, lng, size, kind = 'place', angle = 0, below = 0 } of wanted) {
    const at = worldPixels(lat, lng, zoom);
    const half = halfWidth(text, size);
    const wide = Math.abs(Math.cos(angle)) * half + (Math.abs(Math.sin(angle)) * size) / 2 + gap;
    const high = Math.abs(Math.sin(angle)) * half + (Math.abs(Math.cos(angle)) * size) / 2 + gap;
    // A name along a line stands on it or nowhere.
    const aside = angle === 0 ? STEPS_ASIDE : [0];
    const covered = (box: Box) =>
      cells(box).some((cell) => markers.get(cell)?.some((marker) => touch(marker, box)));
    const step = aside.find(
      (up) => !covered(boxAround(at.x, at.y + below + up, wide * 2, high * 2)),
    );
    if (step === undefined) continue;
    const y = at.y + below + step;
    const box = boxAround(at.x, y, wide * 2, high * 2);
    const own = cells(box);
    const free = own.every((cell) => !squares.get(cell)?.some((other) => touch(other, box)));
    if (!free) continue;
    const label = { text, size, kind, angle, x: at.x, y, ...box };
    for (const cell of own) squares.set(cell, [...(squares.get(cell) ?? []), label]);
  }
  return squares;
}

/** No marker stands anywhere. */
export const NO_MARKERS: readonly Box[] = [];

const worked = new WeakMap<
  readonly Box[],
  WeakMap<readonly WantedLabel[], Map<number, Map<string, Placed[]>>>
>();

function placedSquares(
  wanted: readonly WantedLabel[],
  zoom: number,
  taken: readonly Box[],
): Map<string, Placed[]> {
  const lists =
    worked.get(taken) ?? new WeakMap<readonly WantedLabel[], Map<number, Map<string, Placed[]>>>();
  worked.set(taken, lists);
  const zooms = lists.get(wanted) ?? new Map<number, Map<string, Placed[]>>();
  lists.set(wanted, zooms);
  const squares = zooms.get(zoom) ?? placeAll(wanted, zoom, taken);
  zooms.set(zoom, squares);
  return squares;
}

/** A font wider than reckoned may reach this far out of its box and into the next tile. */
const SPILL = 24;

/**
 * The labels a tile shows, in its own pixels; a label across two tiles is in both. They keep clear
 * of what is `taken` by markers. Worked out once for each list, zoom and set of markers.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  zoom: number,
  origin: { x: number; y: number },
  tileSize: number,
  taken: readonly Box[] = NO_MARKERS,
): PlacedLabel[] {
  const squares = placedSquares(wanted, zoom, taken);
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
