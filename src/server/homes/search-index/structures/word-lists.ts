import { SlotSet } from './slot-set.ts';

/** Where more than this part of what was written is stale, it is written anew. */
const MAX_STALE = 0.25;

/** For each word the slots that have it, for each slot its words, and words by their beginning. */
export class WordLists {
  private readonly numbers = new Map<string, number>();
  private readonly sets: SlotSet[] = [];
  /** Words in the order of their letters, with their numbers. */
  private sorted: string[] = [];
  private unsorted: string[] = [];
  private starts = new Uint32Array(0);
  private counts = new Uint16Array(0);
  private written = new Uint32Array(1_024);
  private end = 0;
  private stale = 0;

  get bytes(): number {
    const held = this.starts.byteLength + this.counts.byteLength + this.written.byteLength;
    return held + this.sets.reduce((sum, set) => sum + set.bytes + 160, 0);
  }

  growTo(capacity: number): void {
    const starts = new Uint32Array(capacity);
    starts.set(this.starts);
    this.starts = starts;
    const counts = new Uint16Array(capacity);
    counts.set(this.counts);
    this.counts = counts;
  }

  add(slot: number, words: readonly string[]): void {
    const room = this.end + words.length;
    if (room > this.written.length) {
      const written = new Uint32Array(Math.ceil(room * 1.25));
      written.set(this.written);
      this.written = written;
    }
    this.starts[slot] = this.end;
    this.counts[slot] = words.length;
    for (const word of words) {
      const number = this.numberOf(word);
      this.written[this.end++] = number;
      this.sets[number]?.add(slot);
    }
  }

  delete(slot: number): void {
    const from = this.starts[slot] ?? 0;
    const count = this.counts[slot] ?? 0;
    for (let i = from; i < from + count; i++) this.sets[this.written[i] ?? 0]?.delete(slot);
    this.counts[slot] = 0;
    this.stale += count;
    if (this.stale > 1_024 && this.stale > this.end * MAX_STALE) this.tidy();
  }

  /** The sets of all words that begin so. */
  beginning(term: string): SlotSet[] {
    this.sortNew();
    const { sorted } = this;
    let low = 0;
    for (let high = sorted.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    const found: SlotSet[] = [];
    for (let i = low; sorted[i]?.startsWith(term); i++) {
      const set = this.sets[this.numbers.get(sorted[i] ?? '') ?? -1];
      if (set && set.size > 0) found.push(set);
    }
    return found;
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.sets.push(new SlotSet()) - 1;
    this.numbers.set(word, number);
    this.unsorted.push(word);
    return number;
  }

  private sortNew(): void {
    if (this.unsorted.length === 0) return;
    // Two sorted runs, which sorting merges in one pass.
    this.sorted = [...this.sorted, ...this.unsorted.sort()].sort();
    this.unsorted = [];
  }

  private tidy(): void {
    const written = new Uint32Array(Math.ceil((this.end - this.stale) * 1.25) + 1_024);
    let end = 0;
    for (let slot = 0; slot < this.counts.length; slot++) {
      const count = this.counts[slot] ?? 0;
      const from = this.starts[slot] ?? 0;
      written.set(this.written.subarray(from, from + count), end);
      this.starts[slot] = end;
      end += count;
    }
    this.written = written;
    this.end = end;
    this.stale = 0;
  }
}
