import { useListQuery } from '#client/lib/use-list-query.ts';

/** Page, property, filter and opened record of a list as they stand in the address. */
export function useDealQuery() {
  const { page, onPage, read, set, filter } = useListQuery();
  return {
    page,
    onPage,
    read: (name: string) => Math.max(0, Number.parseInt(read(name), 10) || 0),
    set: (name: string, value: number) => set(name, value > 0 ? String(value) : ''),
    /** One of some words, where the address has it. */
    readOne: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      words.find((word) => word === read(name)),
    filter,
  };
}
export type DealQuery = ReturnType<typeof useDealQuery>;
