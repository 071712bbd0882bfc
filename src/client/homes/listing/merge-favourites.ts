/**
 * Favourites of two sides that each went on from what both once `knew`: what either added is kept,
 * what this device let go is gone.
 */
export function mergeFavourites(
  mine: readonly number[],
  knew: readonly number[],
  theirs: readonly number[],
): number[] {
  const letGo = knew.filter((id) => !mine.includes(id));
  const added = mine.filter((id) => !knew.includes(id) && !theirs.includes(id));
  return [...theirs.filter((id) => !letGo.includes(id)), ...added];
}
