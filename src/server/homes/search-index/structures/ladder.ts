import { clearBit, intersect, setBit, wordsFor } from './bits.ts';
import type { Clause } from './clause.ts';
import { Rung } from './rung.ts';

/**
 * Ranges of a column of numbers. Each rung has what lies below its bound, and the numbers of what
 * lies between the bound before and its own; so a range is two sets, and a look at the few between a
 * rung and the range's end. NaN is in no range.
 */
export class Ladder {
  /** The last has no bound: all that is there lies below it. */
  private rungs: Rung[] = [new Rung(Number.POSITIVE_INFINITY, 0)];
  /** Nothing, as long as the sets: reading past an end is slow. */
  private none = new Uint32Array(0);
  private readonly valueOf: (slot: number) => number;
  private readonly steps: number;

  /** Of so many steps each holds as many values. */
  constructor(column: (slot: number) => number, steps = 64) {
    this.valueOf = column;
    this.steps = steps;
  }

  get bytes(): number {
    return this.rungs.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Chooses its bounds anew, from slots sorted by the column in either direction. */
  build(sorted: Uint32Array, capacity: number): void {
    const values = sorted.filter((slot) => !Number.isNaN(this.valueOf(slot)));
    const at = (i: number) =>
      this.valueOf(values[Math.floor((i * values.length) / this.steps)] ?? 0);
    const chosen =
      values.length < this.steps ? [] : Array.from({ length: this.steps - 1 }, (_, i) => at(i + 1));
    // Whoever asks for more than the most there is looks at next to nothing.
    const ends = [at(0), this.valueOf(values.at(-1) ?? 0)];
    const most = values.length > 0 ? [Math.max(...ends)] : [];
    const bounds = [...new Set([...chosen, ...most])].sort((a, b) => a - b);
    const words = wordsFor(capacity);
    this.none = new Uint32Array(words);
    this.rungs = [...bounds, Number.POSITIVE_INFINITY].map((bound) => new Rung(bound, words));
    for (const slot of values) {
      const value = this.valueOf(slot);
      const rung = this.rungs[this.rungOf(value)];
      if (!rung) continue;
      rung.add(slot, value);
      setBit(rung.below, slot);
    }
    // So far each has only what lies between it and the rung before.
    for (let i = 1; i < this.rungs.length; i++) {
      const [before, rung] = [this.rungs[i - 1], this.rungs[i]];
      if (!before || !rung) continue;
      for (let j = 0; j < words; j++) rung.below[j] = (rung.below[j] ?? 0) | (before.below[j] ?? 0);
    }
  }

  /** Room for more slots. */
  grow(capacity: number): void {
    const words = wordsFor(capacity);
    this.none = new Uint32Array(words);
    for (const rung of this.rungs) rung.grow(words);
  }

  add(slot: number): void {
    const value = this.valueOf(slot);
    if (Number.isNaN(value)) return;
    const at = this.rungOf(value);
    this.rungs[at]?.add(slot, value);
    for (let i = at; i < this.rungs.length; i++) {
      const rung = this.rungs[i];
      if (rung) setBit(rung.below, slot);
    }
  }

  /** By what its column still says. */
  delete(slot: number): void {
    const value = this.valueOf(slot);
    if (Number.isNaN(value)) return;
    this.rungs[this.rungOf(value)]?.delete(slot);
    for (const { below } of this.rungs) clearBit(below, slot);
  }

  /** The least value from here on; infinite where there is none. */
  leastFrom(least: number): number {
    for (let i = this.rungOf(least); i < this.rungs.length; i++) {
      const found = this.rungs[i]?.leastFrom(least) ?? Number.POSITIVE_INFINITY;
      if (found < Number.POSITIVE_INFINITY) return found;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** From `least` to `most`, both included. */
  range(least: number, most: number): Clause {
    const low = this.rungOf(least);
    const high = this.rungOf(most);
    const under = this.rungs[low - 1]?.below;
    const upTo = this.rungs[high]?.below ?? this.none;
    const narrow = (words: Uint32Array) => {
      if (!under) intersect(words, upTo);
      // In one pass, since passing over all words takes most of the time.
      else
        for (let i = 0; i < words.length; i++)
          words[i] = (words[i] ?? 0) & (upTo[i] ?? 0) & ~(under[i] ?? 0);
      // What stands beside the range's ends, where it has one; between its own rungs all is within.
      const hasLow = least > Number.NEGATIVE_INFINITY;
      const hasHigh = most < Number.POSITIVE_INFINITY;
      if (hasLow || low === high) this.rungs[low]?.clearOutside(words, least, most);
      if (hasHigh && high !== low) this.rungs[high]?.clearOutside(words, least, most);
    };
    return { most: Number.MAX_SAFE_INTEGER, narrow };
  }

  /** The first rung whose bound is above a value; the last, where none is. */
  private rungOf(value: number): number {
    let low = 0;
    for (let high = this.rungs.length - 1; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((this.rungs[middle]?.bound ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
