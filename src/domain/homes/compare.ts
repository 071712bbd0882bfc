/** Listings compared at once. */
export const MAX_COMPARED = 3;

/** Adds a listing, or takes it out when it is in already. Past three, the list stays as it is. */
export function toggleCompared(ids: readonly number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : [...ids];
}

/** Distinct positive ids from "1,2,3", at most three. */
export function readCompared(text: string): number[] {
  const ids = text.split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(
    0,
    MAX_COMPARED,
  );
}
