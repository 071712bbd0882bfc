import { atom } from 'nanostores';

/** The page’s own path, which a language may stand before. */
export const PATH = location.pathname;

/** The address of the search that the page shows. */
export const $search = atom(new URL(location.href));

/** Changes the search: filter names to values, empty to clear. */
export type ChangeSearch = (change: Record<string, string>) => void;
