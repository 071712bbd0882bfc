import { turnHash } from './structures/turn-hash.ts';

interface Turn {
  slot: number;
  id: number;
  high: number;
  low: number;
}

const compare = (a: Turn, b: Turn) => a.high - b.high || a.low - b.low || a.id - b.id;

/** Promoted listings in the order in which they have their turn; sorted anew once a day. */
export class Turns {
  private readonly slots = new Set<number>();
  private sorted: Turn[] = [];
  private turn: number | undefined;
  private readonly idOf: (slot: number) => number;

  constructor(idOf: (slot: number) => number) {
    this.idOf = idOf;
  }

  get bytes(): number {
    return this.sorted.length * 80 + this.slots.size * 40;
  }

  add(slot: number): void {
    this.slots.add(slot);
    if (this.turn === undefined) return;
    const at = this.turnAt(slot, this.turn);
    this.sorted.splice(this.placeOf(at), 0, at);
  }

  delete(slot: number): void {
    this.slots.delete(slot);
    if (this.turn !== undefined) this.sorted.splice(this.placeOf(this.turnAt(slot, this.turn)), 1);
  }

  /** The first that are accepted, of the order of a day. */
  first(turn: number, limit: number, accepts: (slot: number) => boolean): number[] {
    if (turn !== this.turn) {
      this.turn = turn;
      this.sorted = [...this.slots].map((slot) => this.turnAt(slot, turn)).sort(compare);
    }
    const found: number[] = [];
    for (const { slot } of this.sorted) if (accepts(slot) && found.push(slot) === limit) break;
    return found;
  }

  private turnAt(slot: number, turn: number): Turn {
    const id = this.idOf(slot);
    return { slot, id, ...turnHash(id, turn) };
  }

  private placeOf(turn: Turn): number {
    let low = 0;
    for (let high = this.sorted.length; low < high; ) {
      const middle = (low + high) >>> 1;
      const at = this.sorted[middle];
      if (at && compare(at, turn) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
