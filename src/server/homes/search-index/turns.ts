import { turnHash } from './structures/turn-hash.ts';

const UNKNOWN = { from: Number.POSITIVE_INFINITY, end: 0 };

/** Promoted listings in the order in which they have their turn; sorted anew once a day. */
export class Turns {
  private slots = new Uint32Array(16);
  private size = 0;
  private turn = 0;
  /** What `endAfter` found, as long as the same are promoted. */
  private ending = UNKNOWN;
  private readonly idOf: (slot: number) => number;
  private readonly untilOf: (slot: number) => number;

  constructor(idOf: (slot: number) => number, untilOf: (slot: number) => number) {
    this.idOf = idOf;
    this.untilOf = untilOf;
  }

  get bytes(): number {
    return this.slots.byteLength;
  }

  add(slot: number): void {
    if (this.size === this.slots.length) {
      const slots = new Uint32Array(this.size * 2);
      slots.set(this.slots);
      this.slots = slots;
    }
    const at = this.placeOf(slot);
    this.slots.copyWithin(at + 1, at, this.size);
    this.slots[at] = slot;
    this.size++;
    this.ending = UNKNOWN;
  }

  delete(slot: number): void {
    const at = this.placeOf(slot);
    if (at >= this.size || this.slots[at] !== slot) return;
    this.slots.copyWithin(at, at + 1, this.size);
    this.size--;
    this.ending = UNKNOWN;
  }

  /** The first moment after another at which one of them is promoted no more. */
  endAfter(at: number): number {
    const { from, end } = this.ending;
    if (from <= at && at < end) return end;
    let next = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.size; i++) {
      const until = this.untilOf(this.slots[i] ?? 0);
      if (until > at && until < next) next = until;
    }
    this.ending = { from: at, end: next };
    return next;
  }

  /** The first that are accepted, of the order of a day. */
  first(turn: number, limit: number, accepts: (slot: number) => boolean): number[] {
    if (turn !== this.turn) this.sortFor(turn);
    const found: number[] = [];
    for (let i = 0; i < this.size; i++) {
      const slot = this.slots[i] ?? 0;
      if (accepts(slot) && found.push(slot) === limit) break;
    }
    return found;
  }

  private keyOf(slot: number) {
    const id = this.idOf(slot);
    return { slot, id, ...turnHash(id, this.turn) };
  }

  private sortFor(turn: number): void {
    this.turn = turn;
    const keys = Array.from(this.slots.subarray(0, this.size), (slot) => this.keyOf(slot));
    keys.sort((a, b) => a.high - b.high || a.low - b.low || a.id - b.id);
    this.slots.set(keys.map(({ slot }) => slot));
  }

  private placeOf(slot: number): number {
    const own = this.keyOf(slot);
    let low = 0;
    for (let high = this.size; low < high; ) {
      const middle = (low + high) >>> 1;
      const at = this.keyOf(this.slots[middle] ?? 0);
      if ((at.high - own.high || at.low - own.low || at.id - own.id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
