/** Sets of slots as bits, 32 to a word. */

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

export const setBit = (words: Uint32Array, slot: number): void => {
  const at = slot >>> 5;
  words[at] = (words[at] ?? 0) | (1 << (slot & 31));
};

export const clearBit = (words: Uint32Array, slot: number): void => {
  const at = slot >>> 5;
  words[at] = (words[at] ?? 0) & ~(1 << (slot & 31));
};

export const hasBit = (words: Uint32Array, slot: number): boolean =>
  (((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/*
 * How many bits a word has is written out where words are passed over, and kept to 32 bits by `| 0`:
 * as a function of its own, of numbers of any kind, it took five times as long.
 */

export function countBits(words: Uint32Array): number {
  let total = 0;
  for (let i = 0; i < words.length; i++) {
    const word = (words[i] ?? 0) | 0;
    if (word === 0) continue;
    const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    total += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** How many both have. */
export function countShared(words: Uint32Array, other: Uint32Array): number {
  const shared = Math.min(words.length, other.length);
  let total = 0;
  for (let i = 0; i < shared; i++) {
    const word = (words[i] ?? 0) & (other[i] ?? 0);
    if (word === 0) continue;
    const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    total += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** The slots of a set in rising order, `count` of them at most. */
export function slotsIn(words: Uint32Array, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let n = 0;
  for (let i = 0; i < words.length && n < count; i++) {
    let word = words[i] ?? 0;
    while (word !== 0 && n < count) {
      slots[n++] = (i << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return n < count ? slots.subarray(0, n) : slots;
}

/** Those bits of the word at a place whose slots do not pass a test. */
function failing(at: number, word: number, passes: (slot: number) => boolean): number {
  let failed = 0;
  for (let left = word; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (!passes((at << 5) + 31 - Math.clz32(bit))) failed |= bit;
  }
  return failed;
}

/** Leaves what passes a test. */
export function keepWhere(words: Uint32Array, passes: (slot: number) => boolean): void {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0;
    if (word !== 0) words[i] = word & ~failing(i, word, passes);
  }
}

/** Leaves what both have; a shorter set has nothing past its end. */
export function intersect(words: Uint32Array, other: Uint32Array): void {
  const shared = Math.min(words.length, other.length);
  for (let i = 0; i < shared; i++) words[i] = (words[i] ?? 0) & (other[i] ?? 0);
  if (shared < words.length) words.fill(0, shared);
}

/** Adds what the other has, which must be no longer. */
export function unite(words: Uint32Array, other: Uint32Array): void {
  const shared = Math.min(words.length, other.length);
  for (let i = 0; i < shared; i++) words[i] = (words[i] ?? 0) | (other[i] ?? 0);
}

/** The same words with room for more slots. */
export function grownWords(words: Uint32Array, length: number): Uint32Array {
  const grown = new Uint32Array(length);
  grown.set(words);
  return grown;
}

/** The same of numbers that stand beside slots. */
export function grownNumbers(numbers: Float64Array, length: number): Float64Array {
  const grown = new Float64Array(length);
  grown.set(numbers);
  return grown;
}
