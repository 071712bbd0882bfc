import {
  clearBit,
  countShared,
  grownWords,
  hasBit,
  intersect,
  setBit,
  unite,
  wordsFor,
} from './bits.ts';
import type { Clause } from './clause.ts';

const FEWEST = 16;
/** Where a set has more than one slot in so many, bits take less room than a list. */
const DENSE = 32;
/** It becomes a list again well below that, so that one change back and forth costs nothing. */
const SPARSE = 128;

/** A set of slots: few as a sorted list, many as bits. */
export class SlotSet implements Clause {
  size = 0;
  private list: Uint32Array = new Uint32Array(0);
  private bits: Uint32Array | undefined;

  get most(): number {
    return this.size;
  }

  get bytes(): number {
    return (this.bits ?? this.list).byteLength;
  }

  has(slot: number): boolean {
    if (this.bits) return hasBit(this.bits, slot);
    const place = this.placeOf(slot);
    return place < this.size && this.list[place] === slot;
  }

  add(slot: number): void {
    if (this.has(slot)) return;
    if (this.bits) this.addBit(this.bits, slot);
    else this.addToList(slot);
    this.size++;
    if (!this.bits && this.size > FEWEST * DENSE && this.size * DENSE > this.last()) this.toBits();
  }

  delete(slot: number): void {
    if (!this.has(slot)) return;
    if (this.bits) clearBit(this.bits, slot);
    else this.list.copyWithin(this.placeOf(slot), this.placeOf(slot) + 1, this.size);
    this.size--;
    if (this.bits && this.size * SPARSE < this.bits.length * 32) this.toList();
  }

  narrow(words: Uint32Array): void {
    if (this.bits) {
      intersect(words, this.bits);
      return;
    }
    // Where words of the list are, only its bits stay; all between is nothing.
    let next = 0;
    for (let i = 0; i < this.size; ) {
      const at = (this.list[i] ?? 0) >>> 5;
      let mask = 0;
      for (; i < this.size && (this.list[i] ?? 0) >>> 5 === at; i++)
        mask |= 1 << ((this.list[i] ?? 0) & 31);
      if (next < at) words.fill(0, next, at);
      words[at] = (words[at] ?? 0) & mask;
      next = at + 1;
    }
    words.fill(0, next);
  }

  fill(words: Uint32Array): void {
    if (this.bits) unite(words, this.bits);
    else for (let i = 0; i < this.size; i++) setBit(words, this.list[i] ?? 0);
  }

  copyTo(words: Uint32Array): void {
    // Bits have room for slots to come, past what is asked for.
    if (this.bits) words.set(this.bits.subarray(0, words.length));
    words.fill(0, this.bits?.length ?? 0);
    if (!this.bits) this.fill(words);
  }

  /** How many of its slots another set has. */
  countIn(words: Uint32Array): number {
    if (this.bits) return countShared(words, this.bits);
    let count = 0;
    for (let i = 0; i < this.size; i++) if (hasBit(words, this.list[i] ?? 0)) count++;
    return count;
  }

  private last(): number {
    return this.list[this.size - 1] ?? 0;
  }

  /** Where a slot stands in the list, or would stand. */
  private placeOf(slot: number): number {
    if (this.size === 0 || slot > this.last()) return this.size;
    let low = 0;
    for (let high = this.size; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((this.list[middle] ?? 0) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private addToList(slot: number): void {
    const place = this.placeOf(slot);
    if (this.size === this.list.length)
      this.list = grownWords(this.list, Math.max(4, Math.ceil(this.size * 1.5)));
    this.list.copyWithin(place + 1, place, this.size);
    this.list[place] = slot;
  }

  private addBit(bits: Uint32Array, slot: number): void {
    const room = wordsFor(slot + 1);
    if (room > bits.length) this.bits = grownWords(bits, Math.ceil(room * 1.25));
    setBit(this.bits ?? bits, slot);
  }

  private toBits(): void {
    const bits = new Uint32Array(wordsFor(this.last() + 1));
    for (let i = 0; i < this.size; i++) setBit(bits, this.list[i] ?? 0);
    this.bits = bits;
    this.list = new Uint32Array(0);
  }

  private toList(): void {
    const bits = this.bits ?? new Uint32Array(0);
    this.bits = undefined;
    this.list = new Uint32Array(this.size + FEWEST);
    let n = 0;
    for (let i = 0; i < bits.length; i++)
      for (let word = bits[i] ?? 0; word !== 0; word &= word - 1)
        this.list[n++] = (i << 5) + 31 - Math.clz32(word & -word);
  }
}
