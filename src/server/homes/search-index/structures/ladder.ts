import { clearBit, failing, setBit, wordsFor } from './bits.ts';
import type { Clause } from './clause.ts';

interface Rung {
  bound: number;
  /** What lies below the bound. */
  below: Uint32Array;
}

/**
 * Ranges of a column of numbers. Each rung has what lies below its bound, so that a range is two sets
 * and a look at the few between a rung and the range's end. NaN is in no range.
 */
export class Ladder {
  private rungs: Rung[] = [];
  private present = new Uint32Array(0);
  /** Nothing, as long as the others: reading past an end is slow. */
  private none = new Uint32Array(0);
  private readonly valueOf: (slot: number) => number;
  private readonly steps: number;

  /** Of so many steps each holds as many values. */
  constructor(column: (slot: number) => number, steps = 64) {
    this.valueOf = column;
    this.steps = steps;
  }

  get bytes(): number {
    return this.present.byteLength * (this.rungs.length + 1);
  }

  /** Chooses its bounds anew, from slots sorted by the column in either direction. */
  build(sorted: Uint32Array, capacity: number): void {
    const values = sorted.filter((slot) => !Number.isNaN(this.valueOf(slot)));
    const at = (i: number) =>
      this.valueOf(values[Math.floor((i * values.length) / this.steps)] ?? 0);
    const chosen =
      values.length < this.steps ? [] : Array.from({ length: this.steps - 1 }, (_, i) => at(i + 1));
    const bounds = [...new Set(chosen)].sort((a, b) => a - b);
    const words = wordsFor(capacity);
    this.present = new Uint32Array(words);
    this.none = new Uint32Array(words);
    this.rungs = bounds.map((bound) => ({ bound, below: new Uint32Array(words) }));
    for (const slot of values) {
      setBit(this.present, slot);
      const rung = this.rungs[this.firstAbove(this.valueOf(slot))];
      if (rung) setBit(rung.below, slot);
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
    const grown = (words: Uint32Array) => {
      const larger = new Uint32Array(wordsFor(capacity));
      larger.set(words);
      return larger;
    };
    this.present = grown(this.present);
    this.none = grown(this.none);
    for (const rung of this.rungs) rung.below = grown(rung.below);
  }

  add(slot: number): void {
    const value = this.valueOf(slot);
    if (Number.isNaN(value)) return;
    setBit(this.present, slot);
    for (let i = this.firstAbove(value); i < this.rungs.length; i++) {
      const rung = this.rungs[i];
      if (rung) setBit(rung.below, slot);
    }
  }

  delete(slot: number): void {
    clearBit(this.present, slot);
    for (const { below } of this.rungs) clearBit(below, slot);
  }

  /** The least value from here on; infinite where there is none. */
  leastFrom(least: number): number {
    for (let i = this.firstAbove(least); i <= this.rungs.length; i++) {
      const words = this.rungs[i]?.below ?? this.present;
      const under = this.rungs[i - 1]?.below;
      let found = Number.POSITIVE_INFINITY;
      for (let j = 0; j < words.length; j++) {
        for (let word = (words[j] ?? 0) & ~(under?.[j] ?? 0); word !== 0; word &= word - 1) {
          const value = this.valueOf((j << 5) + 31 - Math.clz32(word & -word));
          if (value >= least && value < found) found = value;
        }
      }
      if (found < Number.POSITIVE_INFINITY) return found;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** From `least` to `most`, both included. */
  range(least: number, most: number): Clause {
    // The last rung not above the range, and the first wholly above it.
    const low = this.firstAbove(least) - 1;
    const high = this.firstAbove(most);
    const under = this.rungs[low];
    const over = this.rungs[high];
    const isWithin = (slot: number) => {
      const value = this.valueOf(slot);
      return value >= least && value <= most;
    };
    const { none, present } = this;
    // Next to the ends of the range a slot is looked at; between its own rungs it is within.
    const isOpenBelow = least <= (under?.bound ?? Number.NEGATIVE_INFINITY);
    const isOpenAbove = most === Number.POSITIVE_INFINITY;
    const between: Between = {
      under: under?.below ?? none,
      upTo: over?.below ?? present,
      low: isOpenBelow ? none : (this.rungs[low + 1]?.below ?? present),
      high: isOpenAbove ? present : (this.rungs[high - 1]?.below ?? none),
    };
    const narrow = (words: Uint32Array) => keepBetween(words, between, isWithin);
    return { most: Number.MAX_SAFE_INTEGER, narrow };
  }

  /** The first rung whose bound is above a value. */
  private firstAbove(value: number): number {
    let low = 0;
    for (let high = this.rungs.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((this.rungs[middle]?.bound ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

type Test = (slot: number) => boolean;

/** Sets of slots by which a range is told, all of one length. */
interface Between {
  /** Below the range as a whole. */
  under: Uint32Array;
  /** All that is not above it as a whole. */
  upTo: Uint32Array;
  /** What is below the first rung within the range: of this each is looked at. */
  low: Uint32Array;
  /** What is below the last rung within it: of what is not, each is looked at. */
  high: Uint32Array;
}

/** In one pass, since passing over all words takes most of the time. */
function keepBetween(words: Uint32Array, { under, upTo, low, high }: Between, passes: Test): void {
  for (let i = 0; i < words.length; i++) {
    let word = words[i] ?? 0;
    if (word === 0) continue;
    word &= (upTo[i] ?? 0) & ~(under[i] ?? 0);
    const ends = word & ((low[i] ?? 0) | ~(high[i] ?? 0));
    words[i] = ends === 0 ? word : word & ~failing(i, ends, passes);
  }
}
