import type { Endpoint, ResponseOf } from './endpoint.ts';
import { isListAnswer, MOST_OF_LIST } from './list.ts';

/** What a list of either form, by cursors or by numbers of pages, has in its rows. */
export type RowOf<E extends Endpoint> =
  ResponseOf<E> extends { data: { items: (infer Row)[] } | { data: (infer Row)[] } | (infer Row)[] }
    ? Row
    : never;

/** What of a list is asked for, beside its filters. */
export type Part = Readonly<Record<string, string | number>>;

export const firstPart = (endpoint: Endpoint): Part =>
  isListAnswer(endpoint.response) ? { pageSize: MOST_OF_LIST } : { page: 1 };

export interface ReadPart<E extends Endpoint> {
  rows: readonly RowOf<E>[];
  /** What to ask for next; null after the last. */
  next: Part | null;
}

/** The rows of an answer, and how to go on. */
export function readPart<E extends Endpoint>(answer: ResponseOf<E>, asked: Part): ReadPart<E> {
  const { data, ...beside } = answer as { data: unknown };
  const list = (Array.isArray(data) ? { data, ...beside } : data) as {
    items?: RowOf<E>[];
    nextCursor?: string | null;
    data?: RowOf<E>[];
    total: number;
    pageSize: number;
  };
  if (list.items) {
    const { items, nextCursor: cursor } = list;
    return { rows: items, next: cursor ? { cursor, pageSize: MOST_OF_LIST } : null };
  }
  const page = Number(asked.page);
  const isLast = page * list.pageSize >= list.total;
  return { rows: list.data ?? [], next: isLast ? null : { page: page + 1 } };
}
