import { useSearchParams } from 'wouter';

/**
 * Page and filters of a list as they stand in the address; another filter starts at page 1. Lists
 * that share a screen each name their page.
 */
export function useListQuery(pageName = 'page') {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Record<string, string>, replace: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  return {
    page: Math.max(1, Number.parseInt(query.get(pageName) ?? '', 10) || 1),
    read: (name: string) => query.get(name) ?? '',
    onPage: (page: number) => {
      change({ [pageName]: page > 1 ? String(page) : '' }, false);
      window.scrollTo({ top: 0 });
    },
    /** Not a filter: the page stays, and the way back leads here. */
    set: (name: string, value: string) => change({ [name]: value }, false),
    filter: (name: string, value: string) => change({ [name]: value, [pageName]: '' }, true),
    /** Several filters at once. */
    narrow: (filters: Record<string, string>) => change({ ...filters, [pageName]: '' }, true),
    /** Leaves filters out, from page 1. */
    clear: (names: readonly string[]) =>
      change(Object.fromEntries([pageName, ...names].map((name) => [name, ''])), true),
  };
}
