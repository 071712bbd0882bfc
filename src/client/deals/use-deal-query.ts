import { useSearchParams } from 'wouter';

/** Page, property and opened record of a list as they stand in the address. */
export function useDealQuery() {
  const [query, setQuery] = useSearchParams();
  const number = (name: string) => Math.max(0, Number.parseInt(query.get(name) ?? '', 10) || 0);
  const set = (name: string, value: number) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value > 0) next.set(name, String(value));
      else next.delete(name);
      return next;
    });
  return {
    page: number('page') || 1,
    onPage: (page: number) => {
      set('page', page > 1 ? page : 0);
      window.scrollTo({ top: 0 });
    },
    read: number,
    set,
  };
}
