import { searchPath } from '#client/lib/search-path.ts';

export type Query = Record<string, string>;

/** The same search with something changed; page and map view start over. */
export function withChange(query: Query, change: Record<string, string | undefined>): string {
  const { page: _, said: __, ...rest } = query;
  const next: Record<string, string | undefined> = { ...rest, ...change };
  return searchPath(next);
}

/** The same search without one value of a filter, or without the filter. */
export function without(query: Query, filter: string, value?: string): string {
  const left = value && query[filter]?.split(',').filter((other) => other !== value);
  return withChange(query, { [filter]: left && left.length > 0 ? left.join(',') : undefined });
}
