/** Cells to the side of a tile, as a power of two. */
const BITS = 4;
const SIDE = 1 << BITS;
/** More than there are tiles from west to east of the whole earth. */
const ROW = 65_536;

/**
 * What is kept for cells of the earth, most of which have nothing. By tiles of them, the one looked at
 * last being remembered: who goes from cell to cell looks most of them up in a short list.
 */
export class Cells<T> {
  size = 0;
  private readonly tiles = new Map<number, (T | undefined)[]>();
  private lastKey = Number.NaN;
  private last: (T | undefined)[] | undefined;

  get(x: number, y: number): T | undefined {
    return this.tileOf(x, y)?.[placeIn(x, y)];
  }

  set(x: number, y: number, value: T): void {
    let tile = this.tileOf(x, y);
    if (!tile) {
      tile = new Array<T | undefined>(SIDE * SIDE).fill(undefined);
      this.tiles.set(keyOf(x, y), tile);
      this.last = tile;
    }
    if (!tile[placeIn(x, y)]) this.size++;
    tile[placeIn(x, y)] = value;
  }

  delete(x: number, y: number): void {
    const tile = this.tileOf(x, y);
    if (!tile?.[placeIn(x, y)]) return;
    tile[placeIn(x, y)] = undefined;
    this.size--;
  }

  *values(): Generator<T> {
    for (const tile of this.tiles.values()) for (const one of tile) if (one) yield one;
  }

  /** What its tiles take, without what is in them. */
  get bytes(): number {
    return this.tiles.size * SIDE * SIDE * 8;
  }

  private tileOf(x: number, y: number): (T | undefined)[] | undefined {
    const key = keyOf(x, y);
    if (key !== this.lastKey) {
      this.last = this.tiles.get(key);
      this.lastKey = key;
    }
    return this.last;
  }
}

const keyOf = (x: number, y: number) => (y >> BITS) * ROW + (x >> BITS);
const placeIn = (x: number, y: number) => ((y & (SIDE - 1)) << BITS) | (x & (SIDE - 1));
