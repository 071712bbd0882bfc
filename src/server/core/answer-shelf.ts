import { LRUCache } from 'lru-cache';

/** An answer as it is sent. */
export interface ShelvedAnswer {
  bytes: Buffer<ArrayBuffer>;
  /** Made for the first who takes it so. */
  gzip?: Buffer<ArrayBuffer>;
  etag: string | undefined;
}

interface Entry {
  answer: ShelvedAnswer;
  /** The moment at which time alone may make it another. */
  until: number;
}

/** What an entry takes beside its bytes and its name. */
const ENTRY_BYTES = 500;

/**
 * Answers as they are sent, all of them until the next change of what they were made of; those
 * longest not asked for give way where they would take more than so many bytes.
 */
export class AnswerShelf {
  readonly #kept: LRUCache<string, Entry>;
  #edition = 0;

  constructor(mostBytes: number) {
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      // A letter takes two bytes where one of them is no Latin.
      sizeCalculation: ({ answer: { bytes, gzip } }, key) =>
        bytes.length + 2 * key.length + (gzip?.length ?? 0) + ENTRY_BYTES,
    });
  }

  get(key: string, now: number): ShelvedAnswer | undefined {
    const kept = this.#kept.get(key);
    return kept && now < kept.until ? kept.answer : undefined;
  }

  /**
   * To be asked for before an answer is made: what it was made of may change meanwhile, and then it
   * is not kept.
   */
  begin(): (key: string, answer: ShelvedAnswer, until: number) => void {
    const edition = this.#edition;
    return (key, answer, until) => {
      if (edition === this.#edition) this.#kept.set(key, { answer, until });
    };
  }

  /** Weighs an answer anew to which something was added. */
  weighAgain(key: string, answer: ShelvedAnswer): void {
    const kept = this.#kept.peek(key);
    if (kept?.answer === answer) this.#kept.set(key, { ...kept });
  }

  clear(): void {
    this.#edition++;
    this.#kept.clear();
  }

  standing(): { answers: number; bytes: number } {
    return { answers: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
}
