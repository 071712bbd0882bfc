const ROOM = { least: 8, usual: 48, most: 1_024 };
/** By how late the loop is: past the one there is too much in it, below the other room for more. */
const LATE = { much: 25, little: 12 };
/** The same of how long these take once they are let in: they wait for no service outside. */
const TAKES = { much: 100, little: 50 };
/** And of how many calls wait for each connection to the database. */
const QUEUE = { much: 2, little: 1 };

interface Load {
  /** What is within, by weight, and how many wait. */
  within: number;
  waiting: number;
  delayMs: number;
  queue: number;
  takesMs: number;
}

/** How much may be within at once: it shrinks fast where that is too much, and grows slowly. */
export class Room {
  #size = ROOM.usual;

  get size(): number {
    return this.#size;
  }

  adapt({ within, waiting, delayMs, queue, takesMs }: Load): void {
    const isTooMuch = delayMs > LATE.much || queue > QUEUE.much || takesMs > TAKES.much;
    const isLittle = delayMs < LATE.little && queue <= QUEUE.little && takesMs < TAKES.little;
    if (within >= this.#size / 2 && isTooMuch) {
      this.#size = Math.max(ROOM.least, this.#size * 0.8);
    } else if (waiting > 0 && isLittle) {
      this.#size = Math.min(ROOM.most, this.#size * 1.1 + 1);
    } else if (waiting === 0) {
      this.#size += (ROOM.usual - this.#size) / 10;
    }
  }
}
