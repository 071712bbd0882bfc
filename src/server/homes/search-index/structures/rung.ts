import { clearBit, grownNumbers, grownWords } from './bits.ts';

const FIRST_ROOM = 8;

/**
 * A bound of a ladder. The numbers of what lies between it and the bound before stand beside one
 * another: read from the column, each lay somewhere else in memory, which took ten times as long.
 */
export class Rung {
  readonly bound: number;
  /** All that lies below the bound. */
  below: Uint32Array;
  private size = 0;
  /** What lies below it and not below the bound before, in no order. */
  private slots: Uint32Array = new Uint32Array(FIRST_ROOM);
  private values: Float64Array = new Float64Array(FIRST_ROOM);

  constructor(bound: number, words: number) {
    this.bound = bound;
    this.below = new Uint32Array(words);
  }

  get bytes(): number {
    return this.below.byteLength + this.slots.byteLength + this.values.byteLength;
  }

  grow(words: number): void {
    this.below = grownWords(this.below, words);
  }

  add(slot: number, value: number): void {
    if (this.size === this.slots.length) {
      const room = Math.ceil(this.size * 1.25);
      this.slots = grownWords(this.slots, room);
      this.values = grownNumbers(this.values, room);
    }
    this.slots[this.size] = slot;
    this.values[this.size++] = value;
  }

  delete(slot: number): void {
    const at = this.slots.indexOf(slot);
    if (at < 0 || at >= this.size) return;
    this.size--;
    this.slots[at] = this.slots[this.size] ?? 0;
    this.values[at] = this.values[this.size] ?? 0;
  }

  /** Takes out of a set what of its own is outside a range. */
  clearOutside(words: Uint32Array, least: number, most: number): void {
    for (let i = 0; i < this.size; i++) {
      const value = this.values[i] ?? 0;
      if (value < least || value > most) clearBit(words, this.slots[i] ?? 0);
    }
  }

  /** The least of its own from a value on; infinite where there is none. */
  leastFrom(least: number): number {
    let found = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.size; i++) {
      const value = this.values[i] ?? 0;
      if (value >= least && value < found) found = value;
    }
    return found;
  }
}
