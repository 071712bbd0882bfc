import type { Endpoint, ResponseOf } from './endpoint.ts';
import { MAX_OF_LIST } from './list.ts';

/** What a list has in its rows. */
export type RowOf<E extends Endpoint> =
  ResponseOf<E> extends { data: { items: (infer Row)[] } } ? Row : never;

/** What of a list is asked for, beside its filters. */
export type Part = Readonly<Record<string, string | number>>;

/** A list that is read whole is read in the largest parts. */
export const FIRST_PART: Part = { pageSize: MAX_OF_LIST };

export interface ReadPart<E extends Endpoint> {
  rows: readonly RowOf<E>[];
  /** What to ask for next; null after the last. */
  next: Part | null;
}

/** The rows of a list's answer, and how to go on. */
export function readPart<E extends Endpoint>(answer: ResponseOf<E>): ReadPart<E> {
  const { items, nextCursor } = (
    answer as { data: { items: RowOf<E>[]; nextCursor: string | null } }
  ).data;
  return { rows: items, next: nextCursor ? { ...FIRST_PART, cursor: nextCursor } : null };
}
