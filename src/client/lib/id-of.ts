/** The id a part of the path stands for, or null where it is none. */
export function idOf(part: string | undefined): number | null {
  const id = Number(part);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
