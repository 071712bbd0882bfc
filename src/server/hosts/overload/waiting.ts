import { LOAD_KINDS, type LoadKind } from '#contract/lib/load-kind.ts';

export const IMPORTANT_FIRST: readonly LoadKind[] = LOAD_KINDS.toReversed();

export interface Waiter<Admission> {
  since: number;
  isGone(): boolean;
  admit(admission: Admission): void;
  refuse(): void;
}

/** Who waits for a turn, a queue a kind. */
export class Waiting<Admission> {
  readonly #queues = new Map<LoadKind, Waiter<Admission>[]>(LOAD_KINDS.map((kind) => [kind, []]));
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** How many of a kind. */
  of(kind: LoadKind): number {
    return this.#queues.get(kind)?.length ?? 0;
  }

  add(kind: LoadKind, waiter: Waiter<Admission>): void {
    this.#queues.get(kind)?.push(waiter);
    this.#count++;
  }

  /** Takes the one who has waited longest, or the one who has just come. */
  take(kind: LoadKind, which: 'oldest' | 'newest'): Waiter<Admission> | undefined {
    const queue = this.#queues.get(kind);
    const taken = which === 'oldest' ? queue?.shift() : queue?.pop();
    if (taken) this.#count--;
    return taken;
  }

  /** Whether something as important is waiting: light things would fit for ever before a heavy one. */
  isAhead(kind: LoadKind): boolean {
    if (this.#count === 0) return false;
    const ahead = IMPORTANT_FIRST.slice(0, IMPORTANT_FIRST.indexOf(kind) + 1);
    return ahead.some((each) => this.of(each) > 0);
  }

  /** Turns away who has waited since before then. */
  expire(then: number): void {
    for (const [kind, queue] of this.#queues) {
      while (queue[0] && queue[0].since < then) this.take(kind, 'oldest')?.refuse();
    }
  }
}
