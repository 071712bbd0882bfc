import { grownNumbers, grownWords } from './bits.ts';

/** So that what rounding puts beyond the edge of a band counts as beyond it. */
const ROUNDING = 1e-6;

/**
 * Slots with their distances, as they are found around a place, of which the nearest are wanted. Plain
 * numbers, filled anew for each question: an object for each of a thousand slots cost more than
 * finding them. Counted by bands of distance, by which it is known when enough are found, and how
 * few of them have to be sorted: only those of the band in which the last of them lie.
 */
export class NearList {
  size = 0;
  private slots: Uint32Array = new Uint32Array(1_024);
  private distances: Float64Array = new Float64Array(1_024);
  private bands = new Uint32Array(1_024);
  private readonly width: number;

  constructor(width: number) {
    this.width = width;
  }

  clear(): void {
    this.size = 0;
    this.bands.fill(0);
  }

  add(slot: number, distance: number): void {
    if (this.size === this.slots.length) {
      const room = this.size * 2;
      this.slots = grownWords(this.slots, room);
      this.distances = grownNumbers(this.distances, room);
    }
    this.slots[this.size] = slot;
    this.distances[this.size++] = distance;
    const band = this.bandOf(distance);
    this.bands[band] = (this.bands[band] ?? 0) + 1;
  }

  /** Whether so many are nearer than so many bands are wide. */
  has(limit: number, bands: number): boolean {
    let count = 0;
    for (let band = 0; band < bands && band < this.bands.length - 1; band++) {
      count += this.bands[band] ?? 0;
      if (count >= limit) return true;
    }
    return false;
  }

  /** The nearest, in no order; of those as far as each other at the end the first that came. */
  nearest(limit: number): number[] {
    let last = 0;
    let before = 0;
    for (; last < this.bands.length && before + (this.bands[last] ?? 0) < limit; last++)
      before += this.bands[last] ?? 0;
    const within: number[] = [];
    const edge: number[] = [];
    for (let i = 0; i < this.size; i++) {
      const band = this.bandOf(this.distances[i] ?? 0);
      if (band < last) within.push(this.slots[i] ?? 0);
      else if (band === last) edge.push(i);
    }
    const { distances, slots } = this;
    edge.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0));
    for (const i of edge.slice(0, limit - within.length)) within.push(slots[i] ?? 0);
    return within;
  }

  /** The last holds all that is farther. */
  private bandOf(distance: number): number {
    return Math.min(Math.floor(distance / this.width + ROUNDING), this.bands.length - 1);
  }
}
