import { useSearchParams } from 'wouter';
import type { CallInput, Endpoint, QueryOf, ResponseOf } from '#contract/lib/endpoint.ts';
import { LIST_PAGE } from '#contract/lib/list.ts';
import { useCall } from './use-call.ts';
import { useListQuery } from './use-list-query.ts';

interface ListAnswer {
  data: { items: unknown[]; total: number; nextCursor: string | null };
}
type ItemOf<E> = ResponseOf<E> extends { data: { items: (infer Item)[] } } ? Item : never;

/** What a list takes beside cursor and page size. */
type FilterOf<E extends Endpoint> = Omit<NonNullable<CallInput<E>['query']>, 'cursor' | 'pageSize'>;

/**
 * A list that is gone through page by page, and its filters. The address has the cursors of the
 * pages gone through, so that the way back, a new load and a sent link find the same one; another
 * filter starts anew. Lists that share a screen each name their `trail`.
 */
export function useList(trail = 'after') {
  const { read, set, filter, clear } = useListQuery(trail);
  const [, setQuery] = useSearchParams();
  const cursors = read(trail).split('.').filter(Boolean);
  const walk = (steps: readonly string[]) => {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (steps.length > 0) next.set(trail, steps.join('.'));
      else next.delete(trail);
      return next;
    });
    window.scrollTo({ top: 0 });
  };
  return { read, set, filter, clear, cursors, walk };
}

export type ListPlace = ReturnType<typeof useList>;

/** The page of a list that stands in the address, as `ListPage` and its kin take it. */
export function useListCall<E extends Endpoint>(
  endpoint: E,
  place: ListPlace,
  query: FilterOf<E> | null,
  params?: CallInput<E>['params'],
) {
  const { cursors, walk } = place;
  const cursor = cursors.at(-1);
  const asked = query && ({ ...query, ...(cursor && { cursor }) } as QueryOf<E>);
  const call = useCall(
    endpoint,
    asked && ({ query: asked, ...(params !== undefined && { params }) } as CallInput<E>),
  );
  const found = (call.answer as ListAnswer | undefined)?.data;
  const page = cursors.length + 1;
  return {
    list: {
      ...call,
      answer: found && {
        data: found.items as ItemOf<E>[],
        total: found.total,
        pageSize: LIST_PAGE,
        nextCursor: found.nextCursor,
      },
    },
    query: {
      page,
      /** To one gone through before, or to the next. */
      onPage: (to: number) => {
        if (to <= page) walk(cursors.slice(0, to - 1));
        else if (found?.nextCursor) walk([...cursors, found.nextCursor]);
      },
    },
    /** The whole answer, for what a list says beside its entries. */
    whole: call.answer,
  };
}
