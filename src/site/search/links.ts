import { searchPath } from '#client/lib/search-path.ts';
import { withoutArea } from '#contract/homes/area-text.ts';

export type Query = Record<string, string>;

/** The same search with something changed; page and map view start over. */
export function withChange(query: Query, change: Record<string, string | undefined>): string {
  const { page: _, said: __, ...rest } = query;
  const next: Record<string, string | undefined> = { ...rest, ...change };
  return searchPath(next);
}

/** A search of the same kind by one of its filters alone. */
export function onlyWith({ type, view, ...query }: Query, filter: string): string {
  const next: Record<string, string | undefined> = { type, [filter]: query[filter], view };
  return searchPath(next);
}

/** The same search without one value of a filter, or without the filter. */
export function without(query: Query, filter: string, value?: string): string {
  const given = query[filter];
  if (!value || !given) return withChange(query, { [filter]: undefined });
  const left =
    filter === 'area'
      ? withoutArea(given, value)
      : given
          .split(',')
          .filter((other) => other !== value)
          .join(',');
  return withChange(query, { [filter]: left || undefined });
}
