import { LRUCache } from 'lru-cache';

const MEGABYTE = 1_048_576;
const MAX_BYTES = 64 * MEGABYTE;
const BYTES_A_SIGN = 2;

/** Pieces of pages by all that they show: what shows something else has another key, so none is old. */
const made = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html, key) => (html.length + key.length) * BYTES_A_SIGN,
});

/**
 * The HTML of pieces, in their order, each made once for its key.
 * @param make what `keys[at]` stands for, escaped as a page needs it
 */
export async function readyMade(
  keys: readonly string[],
  make: (at: number) => Promise<string>,
): Promise<string> {
  const kept = keys.map((key) => made.get(key));
  const missing = kept.flatMap((html, at) => (html === undefined ? [at] : []));
  const fresh = await Promise.all(missing.map(make));
  for (const [i, at] of missing.entries()) {
    const html = fresh[i] ?? '';
    kept[at] = html;
    made.set(keys[at] ?? '', html);
  }
  return kept.join('');
}
