import { clearBit } from './bits.ts';
import { Cell } from './cell.ts';
import { Cells } from './cells.ts';
import { NearList } from './near-list.ts';
import type { Box, Shape } from './shape.ts';

/** Degrees by which a cell is taken to be wider, since its edges are rounded. */
const ROUNDING = 1e-9;
/** Degrees of a cell, some 275 m. */
const CELL = 0.0025;

interface Place {
  lat: number;
  lng: number;
}

const stepOf = (degrees: number) => Math.floor(degrees / CELL);

/** Slots by where they are. */
export class Grid {
  private readonly cells = new Cells<Cell>();
  /** What the question under way has found. */
  private readonly found = new NearList(CELL);
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
    let { bytes } = this.cells;
    for (const cell of this.cells.values()) bytes += cell.bytes;
    return bytes;
  }

  add(slot: number): void {
    const [lat, lng] = [this.latOf(slot), this.lngOf(slot)];
    const [x, y] = [stepOf(lng), stepOf(lat)];
    this.south = Math.min(this.south, y);
    this.north = Math.max(this.north, y);
    this.west = Math.min(this.west, x);
    this.east = Math.max(this.east, x);
    let cell = this.cells.get(x, y);
    if (!cell) {
      cell = new Cell(x, y);
      this.cells.set(x, y, cell);
    }
    cell.add(slot, lat, lng);
  }

  /** By where its columns still say it is. */
  delete(slot: number): void {
    const y = stepOf(this.latOf(slot));
    const x = stepOf(this.lngOf(slot));
    const cell = this.cells.get(x, y);
    cell?.delete(slot);
    if (cell?.size === 0) this.cells.delete(x, y);
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
    for (const { x, y, slots, places, size } of this.cells.values()) {
      const isWithin = y > stepOf(south) && y < stepOf(north);
      if (isWithin && x > stepOf(west) && x < stepOf(east)) continue;
      for (let i = 0; i < size; i++) {
        const lat = places[i * 2] ?? 0;
        const lng = places[i * 2 + 1] ?? 0;
        if (lat < south || lat > north || lng < west || lng > east) clearBit(words, slots[i] ?? 0);
      }
    }
  }

  /** Adds what lies in a shape: cells that it tells to be in or out as they are, others one by one. */
  fillShape(words: Uint32Array, { box, holdsCell, holds }: Shape): void {
    this.cellsOf(box, ({ slots, places, size }, x, y) => {
      const south = y * CELL - ROUNDING;
      const west = x * CELL - ROUNDING;
      const north = (y + 1) * CELL + ROUNDING;
      const all = holdsCell({ south, west, north, east: (x + 1) * CELL + ROUNDING });
      if (all === false) return;
      for (let i = 0; i < size; i++) {
        const slot = slots[i] ?? 0;
        // Written out like the look at a bit below: `setBit` is called here, and it is done for each.
        if (all || holds(places[i * 2 + 1] ?? 0, places[i * 2] ?? 0))
          words[slot >>> 5] = (words[slot >>> 5] ?? 0) | (1 << (slot & 31));
      }
    });
  }

  /** The nearest of a set by degrees, in no order, closer than `within`; ring by ring of cells. */
  nearest(
    { lat, lng }: Place,
    limit: number,
    among: Uint32Array,
    within = Number.POSITIVE_INFINITY,
  ): number[] {
    const y = stepOf(lat);
    const x = stepOf(lng);
    const { south, north, west, east, found } = this;
    const first = Math.max(0, south - y, y - north, west - x, x - east);
    const last = Math.max(y - south, north - y, x - west, east - x);
    found.clear();
    for (let ring = first; ring <= last && (ring - 1) * CELL < within; ring++) {
      this.ringOf(x, y, ring, ({ slots, places, size }) => {
        for (let i = 0; i < size; i++) {
          const slot = slots[i] ?? 0;
          // Written out, as it is asked of each: `hasBit` is called, and that took longer than all else.
          if ((((among[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) continue;
          const [up, across] = [(places[i * 2] ?? 0) - lat, (places[i * 2 + 1] ?? 0) - lng];
          const distance = Math.sqrt(across ** 2 + up ** 2);
          if (distance < within) found.add(slot, distance);
        }
      });
      // What lies in rings further out is at least as far as this one is wide.
      if (found.size >= limit && found.has(limit, ring)) break;
    }
    return found.nearest(limit);
  }

  private cellsOf(
    { south, west, north, east }: Box,
    visit: (cell: Cell, x: number, y: number) => void,
  ): void {
    const top = Math.min(stepOf(north), this.north);
    const right = Math.min(stepOf(east), this.east);
    for (let y = Math.max(stepOf(south), this.south); y <= top; y++)
      for (let x = Math.max(stepOf(west), this.west); x <= right; x++) {
        const cell = this.cells.get(x, y);
        if (cell) visit(cell, x, y);
      }
  }

  private ringOf(x: number, y: number, ring: number, visit: (cell: Cell) => void): void {
    const at = (column: number, row: number) => {
      const cell = this.cells.get(column, row);
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
