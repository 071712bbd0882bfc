import { clearBit, setBit } from './bits.ts';
import type { Box, Shape } from './shape.ts';

/** Degrees by which a cell is taken to be wider, since its edges are rounded. */
const ROUNDING = 1e-9;
/** Degrees of a cell, some 275 m. */
const CELL = 0.0025;
/** More than there are cells from west to east of the whole earth. */
const ROW = 262_144;

interface Cell {
  x: number;
  y: number;
  slots: Uint32Array;
  size: number;
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
      this.cells.set(y * ROW + x, { x, y, slots: Uint32Array.of(slot, 0), size: 1 });
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
    this.fillShape(words, {
      box,
      holdsCell: (cell) => {
        const isWithin = cell.south >= south && cell.north <= north;
        return isWithin && cell.west >= west && cell.east <= east ? true : undefined;
      },
      holds: (lng, lat) => lat >= south && lat <= north && lng >= west && lng <= east,
    });
  }

  /** Takes out what lies outside a box: cheaper where that is less than what lies inside. */
  clearOutside(words: Uint32Array, { south, west, north, east }: Box): void {
    for (const { x, y, slots, size } of this.cells.values()) {
      const isWithin = y > stepOf(south) && y < stepOf(north);
      if (isWithin && x > stepOf(west) && x < stepOf(east)) continue;
      for (let i = 0; i < size; i++) {
        const slot = slots[i] ?? 0;
        const [lat, lng] = [this.latOf(slot), this.lngOf(slot)];
        if (lat < south || lat > north || lng < west || lng > east) clearBit(words, slot);
      }
    }
  }

  /** Adds what lies in a shape: cells that it tells to be in or out as they are, others one by one. */
  fillShape(words: Uint32Array, { box, holdsCell, holds }: Shape): void {
    this.cellsOf(box, ({ slots, size }, x, y) => {
      const south = y * CELL - ROUNDING;
      const west = x * CELL - ROUNDING;
      const north = (y + 1) * CELL + ROUNDING;
      const all = holdsCell({ south, west, north, east: (x + 1) * CELL + ROUNDING });
      if (all === false) return;
      for (let i = 0; i < size; i++) {
        const slot = slots[i] ?? 0;
        if (all || holds(this.lngOf(slot), this.latOf(slot))) setBit(words, slot);
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
    const { south, north, west, east } = this;
    const first = Math.max(0, south - y, y - north, west - x, x - east);
    const last = Math.max(y - south, north - y, x - west, east - x);
    const found: Found[] = [];
    for (let ring = first; ring <= last && (ring - 1) * CELL < within; ring++) {
      this.ringOf(x, y, ring, ({ slots, size }) => {
        for (let i = 0; i < size; i++) {
          const slot = slots[i] ?? 0;
          if (!accepts(slot)) continue;
          const distance = Math.sqrt((this.lngOf(slot) - lng) ** 2 + (this.latOf(slot) - lat) ** 2);
          if (distance < within) found.push({ slot, distance });
        }
      });
      // What lies in rings further out is at least as far as this one is wide.
      if (found.length < limit) continue;
      let settled = 0;
      for (const { distance } of found) if (distance <= ring * CELL) settled++;
      if (settled >= limit) break;
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
    const left = Math.max(x - ring, this.west);
    const right = Math.min(x + ring, this.east);
    for (const row of ring > 0 ? [y - ring, y + ring] : [y])
      if (row >= this.south && row <= this.north)
        for (let column = left; column <= right; column++) at(column, row);
    const below = Math.max(y - ring + 1, this.south);
    const above = Math.min(y + ring - 1, this.north);
    for (const column of ring > 0 ? [x - ring, x + ring] : [])
      if (column >= this.west && column <= this.east)
        for (let row = below; row <= above; row++) at(column, row);
  }
}
