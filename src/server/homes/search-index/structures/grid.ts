import { setBit } from './bits.ts';

/** Degrees of a cell, some 550 m. */
const CELL = 0.005;
/** Cells from west to east of the whole earth. */
const ROW = 131_072;

interface Cell {
  slots: Uint32Array;
  size: number;
}

export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Place {
  lat: number;
  lng: number;
}

interface Found {
  slot: number;
  distance: number;
}

const stepOf = (degrees: number) => Math.floor(degrees / CELL);

/** Slots by where they are. */
export class Grid {
  private readonly cells = new Map<number, Cell>();
  private readonly latOf: (slot: number) => number;
  private readonly lngOf: (slot: number) => number;
  /** The cells that were ever used, by steps. */
  private south = Number.POSITIVE_INFINITY;
  private north = Number.NEGATIVE_INFINITY;
  private west = Number.POSITIVE_INFINITY;
  private east = Number.NEGATIVE_INFINITY;

  constructor(latOf: (slot: number) => number, lngOf: (slot: number) => number) {
    this.latOf = latOf;
    this.lngOf = lngOf;
  }

  get bytes(): number {
    let bytes = 0;
    for (const { slots } of this.cells.values()) bytes += slots.byteLength + 100;
    return bytes;
  }

  add(slot: number): void {
    const y = stepOf(this.latOf(slot));
    const x = stepOf(this.lngOf(slot));
    this.south = Math.min(this.south, y);
    this.north = Math.max(this.north, y);
    this.west = Math.min(this.west, x);
    this.east = Math.max(this.east, x);
    const cell = this.cells.get(y * ROW + x);
    if (!cell) {
      this.cells.set(y * ROW + x, { slots: Uint32Array.of(slot, 0), size: 1 });
      return;
    }
    if (cell.size === cell.slots.length) {
      const slots = new Uint32Array(Math.ceil(cell.size * 1.5));
      slots.set(cell.slots);
      cell.slots = slots;
    }
    cell.slots[cell.size++] = slot;
  }

  /** By where its columns still say it is. */
  delete(slot: number): void {
    const key = stepOf(this.latOf(slot)) * ROW + stepOf(this.lngOf(slot));
    const cell = this.cells.get(key);
    const at = cell?.slots.indexOf(slot) ?? -1;
    if (!cell || at < 0 || at >= cell.size) return;
    cell.size--;
    cell.slots[at] = cell.slots[cell.size] ?? 0;
    if (cell.size === 0) this.cells.delete(key);
  }

  /** How many lie in the cells that a box touches. */
  atMost(box: Box): number {
    let most = 0;
    this.cellsOf(box, (cell) => {
      most += cell.size;
    });
    return most;
  }

  /** Adds what lies in a box, its edges included. */
  fill(words: Uint32Array, box: Box): void {
    const { south, west, north, east } = box;
    this.cellsOf(box, ({ slots, size }, x, y) => {
      const inner = y > stepOf(south) && y < stepOf(north) && x > stepOf(west) && x < stepOf(east);
      for (let i = 0; i < size; i++) {
        const slot = slots[i] ?? 0;
        const lat = this.latOf(slot);
        const lng = this.lngOf(slot);
        if (inner || (lat >= south && lat <= north && lng >= west && lng <= east))
          setBit(words, slot);
      }
    });
  }

  /** The nearest by degrees, closer than `within` and accepted; ring by ring of cells. */
  nearest(
    { lat, lng }: Place,
    limit: number,
    accepts: (slot: number) => boolean,
    within = Number.POSITIVE_INFINITY,
  ): Found[] {
    const y = stepOf(lat);
    const x = stepOf(lng);
    const rings = Math.max(y - this.south, this.north - y, x - this.west, this.east - x, 0);
    let found: Found[] = [];
    for (let ring = 0; ring <= rings && (ring - 1) * CELL < within; ring++) {
      this.ringOf(x, y, ring, ({ slots, size }) => {
        for (let i = 0; i < size; i++) {
          const slot = slots[i] ?? 0;
          const distance = Math.hypot(this.lngOf(slot) - lng, this.latOf(slot) - lat);
          if (distance < within && accepts(slot)) found.push({ slot, distance });
        }
      });
      // What lies in rings further out is at least a ring away.
      if (found.length < limit) continue;
      found.sort((a, b) => a.distance - b.distance);
      found = found.slice(0, limit);
      if ((found.at(-1)?.distance ?? 0) <= ring * CELL) break;
    }
    return found.sort((a, b) => a.distance - b.distance).slice(0, limit);
  }

  private cellsOf(
    { south, west, north, east }: Box,
    visit: (cell: Cell, x: number, y: number) => void,
  ): void {
    const top = Math.min(stepOf(north), this.north);
    const right = Math.min(stepOf(east), this.east);
    for (let y = Math.max(stepOf(south), this.south); y <= top; y++)
      for (let x = Math.max(stepOf(west), this.west); x <= right; x++) {
        const cell = this.cells.get(y * ROW + x);
        if (cell) visit(cell, x, y);
      }
  }

  private ringOf(x: number, y: number, ring: number, visit: (cell: Cell) => void): void {
    const at = (column: number, row: number) => {
      const cell = this.cells.get(row * ROW + column);
      if (cell) visit(cell);
    };
    for (let column = x - ring; column <= x + ring; column++) {
      at(column, y - ring);
      if (ring > 0) at(column, y + ring);
    }
    for (let row = y - ring + 1; row < y + ring; row++) {
      at(x - ring, row);
      at(x + ring, row);
    }
  }
}
