import type { SearchQuery } from '#domain/homes/search-query/index.ts';

type Several<T> = T extends readonly (infer Item)[] ? Item | T : T;
type Filters = Omit<SearchQuery, 'places' | 'near'>;

/** What a phrase must become; what is not named must not come out of it. */
export type Wanted = { [Name in keyof Filters]?: Several<Filters[Name]> } & {
  /** Slugs of localities. */
  in?: Several<string[]>;
  /** The same, with what lies around them. */
  near?: Several<string[]>;
  /** Word for word what is said to be not understood. */
  missed?: string;
  /** What the answer beside the filters is about: a kind or city we have not, a word read as another. */
  answers?: Several<string[]>;
};

export type Phrasing = readonly [said: string, wanted: Wanted];

/** The day on which all phrases are said. */
export const SAID_ON = '2026-11-22';

export const K = 1_000;
export const L = 100 * K;
export const CR = 100 * L;
