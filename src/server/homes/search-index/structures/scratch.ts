/** Sets of bits that a query borrows, so that none is made anew for each. */
export class Scratch {
  private length = 0;
  private free: Uint32Array[] = [];

  /** From now on sets are so many words long. */
  resize(length: number): void {
    if (length === this.length) return;
    this.length = length;
    this.free = [];
  }

  /** An empty set for as long as `use` runs. */
  borrow<T>(use: (words: Uint32Array) => T): T {
    return this.borrowAny((words) => use(words.fill(0)));
  }

  /** A set in which anything may be, for who makes it anew. */
  borrowAny<T>(use: (words: Uint32Array) => T): T {
    const words = this.free.pop() ?? new Uint32Array(this.length);
    try {
      return use(words);
    } finally {
      if (words.length === this.length) this.free.push(words);
    }
  }

  get bytes(): number {
    return this.free.length * this.length * 4;
  }
}
