import { useSearchParams } from 'wouter';

/** The page of a list as it stands in the address under `name`. */
export function usePage(name: string) {
  const [query, setQuery] = useSearchParams();
  return {
    page: Math.max(1, Number.parseInt(query.get(name) ?? '', 10) || 1),
    onPage: (page: number) => {
      setQuery((before) => {
        const next = new URLSearchParams(before);
        if (page > 1) next.set(name, String(page));
        else next.delete(name);
        return next;
      });
      window.scrollTo({ top: 0 });
    },
  };
}
