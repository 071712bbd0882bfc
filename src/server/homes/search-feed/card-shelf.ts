import { LRUCache } from 'lru-cache';
import type { ListingCard } from '#contract/homes/wire-listing.ts';

export interface KeptCard {
  id: number;
  card: ListingCard;
  bytes: number;
  /** The moment at which time alone makes it another. */
  until: number;
}

export interface ShelfStanding {
  cards: number;
  bytes: number;
}

/**
 * Cards of live listings until their next change, those longest not asked for giving way where they
 * would take more than so many bytes.
 */
export class CardShelf {
  readonly #kept: LRUCache<number, KeptCard>;
  /** For each reading under way what has changed since it began: it may have been read before that. */
  readonly #readings = new Set<{ changed: Set<number>; isVoid: boolean }>();

  constructor(mostBytes: number) {
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  get(id: number, now: number): KeptCard | undefined {
    const kept = this.#kept.get(id);
    return kept && now < kept.until ? kept : undefined;
  }

  /** Keeps what is read from the database, as far as it has not changed meanwhile. */
  async fill(read: () => Promise<readonly KeptCard[]>): Promise<readonly KeptCard[]> {
    const reading = { changed: new Set<number>(), isVoid: false };
    this.#readings.add(reading);
    try {
      const found = await read();
      for (const one of found)
        if (!reading.isVoid && !reading.changed.has(one.id)) this.#kept.set(one.id, one);
      return found;
    } finally {
      this.#readings.delete(reading);
    }
  }

  drop(ids: readonly number[]): void {
    for (const id of ids) {
      this.#kept.delete(id);
      for (const { changed } of this.#readings) changed.add(id);
    }
  }

  clear(): void {
    this.#kept.clear();
    for (const reading of this.#readings) reading.isVoid = true;
  }

  standing(): ShelfStanding {
    return { cards: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
}
