/** Listings remembered as recently viewed. */
export const MAX_SEEN = 20;

/** Puts a listing at the front of those seen, each once. */
export function remember(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_SEEN);
}
