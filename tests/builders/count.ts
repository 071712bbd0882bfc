const counts = new Map<string, number>();

/** 1, 2, 3… for things of a kind, the same in every run of a test file. */
export function nextOf(kind: string): number {
  const next = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, next);
  return next;
}

/** Every test file begins from one, whichever came before it in the same process. */
export const countAnew = (): void => counts.clear();
