const PAGE_BITS = 16;
const PAGE = 1 << PAGE_BITS;

/** Which slot an id has; a slot that is free again goes to the next listing. */
export class Slots {
  count = 0;
  /** Slots that were ever given. */
  used = 0;
  private readonly pages = new Map<number, Int32Array>();
  private readonly free: number[] = [];

  get bytes(): number {
    return this.pages.size * PAGE * 4 + this.free.length * 8;
  }

  /** -1 where it has none. */
  of(id: number): number {
    return (this.pages.get(id >>> PAGE_BITS)?.[id & (PAGE - 1)] ?? 0) - 1;
  }

  give(id: number): number {
    const slot = this.free.pop() ?? this.used++;
    let page = this.pages.get(id >>> PAGE_BITS);
    if (!page) {
      page = new Int32Array(PAGE);
      this.pages.set(id >>> PAGE_BITS, page);
    }
    page[id & (PAGE - 1)] = slot + 1;
    this.count++;
    return slot;
  }

  take(id: number): void {
    const slot = this.of(id);
    const page = this.pages.get(id >>> PAGE_BITS);
    if (slot < 0 || !page) return;
    page[id & (PAGE - 1)] = 0;
    this.free.push(slot);
    this.count--;
  }
}
