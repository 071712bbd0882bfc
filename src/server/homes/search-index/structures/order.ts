/** Slots in a piece when it is built, and at most, so that a change moves few. */
const BUILT = 1_536;
const MOST = 2_048;

interface Piece {
  slots: Uint32Array;
  size: number;
}

/** Which part of an order is looked for. */
export interface Walk {
  skip: number;
  take: number;
  /** From the last to the first. */
  backwards?: boolean;
  /** Whether a slot stands before all that can match, in the direction of the walk. */
  isBefore?: ((slot: number) => boolean) | undefined;
}

/** Slots kept sorted, in pieces, so that a change moves few of them. */
export class Order {
  private pieces: Piece[] = [];
  private readonly compare: (a: number, b: number) => number;

  /** Must tell any two slots apart, and the same way for as long as both are in. */
  constructor(compare: (a: number, b: number) => number) {
    this.compare = compare;
  }

  get bytes(): number {
    return this.pieces.length * MOST * 4;
  }

  /** Takes slots that are sorted already in place of what was. */
  build(sorted: Uint32Array): void {
    this.pieces = [];
    for (let from = 0; from < sorted.length; from += BUILT) {
      const part = sorted.subarray(from, from + BUILT);
      const slots = new Uint32Array(MOST);
      slots.set(part);
      this.pieces.push({ slots, size: part.length });
    }
  }

  add(slot: number): void {
    const at = Math.max(0, this.pieceOf(slot));
    const piece = this.pieces[at];
    if (!piece) {
      this.build(Uint32Array.of(slot));
      return;
    }
    const place = this.placeIn(piece, slot);
    piece.slots.copyWithin(place + 1, place, piece.size);
    piece.slots[place] = slot;
    piece.size++;
    if (piece.size === MOST) this.split(at, piece);
  }

  /** By what its columns still say. */
  delete(slot: number): void {
    const at = this.pieceOf(slot);
    const piece = this.pieces[at];
    if (!piece) return;
    const place = this.placeIn(piece, slot);
    if (place >= piece.size || piece.slots[place] !== slot) return;
    piece.slots.copyWithin(place, place + 1, piece.size);
    piece.size--;
    if (piece.size === 0) this.pieces.splice(at, 1);
  }

  /** The slots of a set in this order. */
  walk(words: Uint32Array, { skip, take, backwards = false, isBefore }: Walk): number[] {
    const found: number[] = [];
    if (take <= 0) return found;
    let left = skip;
    const count = this.pieces.length;
    for (let i = isBefore ? this.firstWithin(isBefore, backwards) : 0; i < count; i++) {
      const piece = this.pieces[backwards ? count - 1 - i : i];
      if (!piece) break;
      const { slots, size } = piece;
      for (let j = 0; j < size; j++) {
        const slot = slots[backwards ? size - 1 - j : j] ?? 0;
        // Written out, as it is asked of each: `hasBit` is called here.
        if ((((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) continue;
        if (left > 0) left--;
        else if (found.push(slot) === take) return found;
      }
    }
    return found;
  }

  /** All of them. */
  all(): Uint32Array {
    const all = new Uint32Array(this.pieces.reduce((sum, { size }) => sum + size, 0));
    let at = 0;
    for (const { slots, size } of this.pieces) {
      all.set(slots.subarray(0, size), at);
      at += size;
    }
    return all;
  }

  /** How many pieces a walk may leave out: those whose last slot is before all that can match. */
  private firstWithin(isBefore: (slot: number) => boolean, backwards: boolean): number {
    const count = this.pieces.length;
    let low = 0;
    for (let high = count; low < high; ) {
      const middle = (low + high) >>> 1;
      const piece = this.pieces[backwards ? count - 1 - middle : middle];
      const last = piece?.slots[backwards ? 0 : piece.size - 1] ?? 0;
      if (isBefore(last)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The last piece whose first slot is not after this one; -1 where all begin later. */
  private pieceOf(slot: number): number {
    let low = 0;
    for (let high = this.pieces.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.pieces[middle]?.slots[0] ?? 0, slot) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  private placeIn({ slots, size }: Piece, slot: number): number {
    let low = 0;
    for (let high = size; low < high; ) {
      const middle = (low + high) >>> 1;
      if (this.compare(slots[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private split(at: number, piece: Piece): void {
    const half = piece.size >>> 1;
    const slots = new Uint32Array(MOST);
    slots.set(piece.slots.subarray(half, piece.size));
    this.pieces.splice(at + 1, 0, { slots, size: piece.size - half });
    piece.size = half;
  }
}
