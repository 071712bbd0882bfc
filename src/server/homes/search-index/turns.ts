import { turnHash } from './structures/turn-hash.ts';

/** Promoted listings in the order in which they have their turn; sorted anew once a day. */
export class Turns {
  private slots = new Uint32Array(16);
  private size = 0;
  private turn = 0;
  private readonly idOf: (slot: number) => number;

  constructor(idOf: (slot: number) => number) {
    this.idOf = idOf;
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
  }

  delete(slot: number): void {
    const at = this.placeOf(slot);
    if (at >= this.size || this.slots[at] !== slot) return;
    this.slots.copyWithin(at, at + 1, this.size);
    this.size--;
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
