import { LRUCache } from 'lru-cache';

const MEGABYTE = 1_048_576;
const MAX_BYTES = 64 * MEGABYTE;
const BYTES_A_SIGN = 2;

/**
 * Pieces of pages by all that they show: what shows something else has another key, so none is old.
 * They are kept as they are sent: a text would be joined to others and written as bytes for each page.
 */
const made = new LRUCache<string, Uint8Array>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html, key) => html.length + key.length * BYTES_A_SIGN,
});
const encoder = new TextEncoder();

/**
 * The HTML of pieces, in their order, each made once for its key.
 * @param make what `keys[at]` stands for, escaped as a page needs it
 */
export async function readyMade(
  keys: readonly string[],
  make: (at: number) => Promise<string>,
): Promise<Uint8Array[]> {
  return Promise.all(
    keys.map(async (key, at) => {
      const known = made.get(key);
      if (known) return known;
      const html = encoder.encode(await make(at));
      made.set(key, html);
      return html;
    }),
  );
}
