import type { SearchFilter } from '#contract/homes/search-filter.ts';
import {
  CATEGORIES,
  CATEGORY_OF,
  type Category,
  isCountedInBhk,
  LISTED_IN,
  type ListedIn,
  SUBCATEGORIES,
  type Subcategory,
} from '#domain/homes/listing.ts';

/** The place a filter's `loc` was understood as, or the words to look for in projects' names. */
export type Where = { localityIds: number[] } | { words: string } | undefined;

/** The city whose homes are looked for where none is named. */
export const HOME_CITY = 'Pune';

/** Whether a listing's city is the one asked for: our own as it is written, others in any case. */
export function cityNamed(wanted = HOME_CITY): (city: string) => boolean {
  const words = wanted.toLowerCase();
  if (words === HOME_CITY.toLowerCase()) return (city) => city === HOME_CITY;
  return (city) => city.toLowerCase() === words;
}

const IN_BHK = SUBCATEGORIES.filter(isCountedInBhk);

/** Kinds of homes asked for: who asks for "1 BHK" means no studio, unless they name it as well. */
export const kindsOf = ({ subcategory, bedrooms }: SearchFilter): Subcategory[] | undefined =>
  subcategory ?? (bedrooms && IN_BHK);

/** Categories a filter leaves open, from its category and its subcategories. */
export function categoriesOf(filter: SearchFilter): Category[] {
  const named = filter.category ? [filter.category] : [...CATEGORIES];
  if (!filter.subcategory) return named;
  const wanted = new Set(filter.subcategory.map((subcategory) => CATEGORY_OF[subcategory]));
  return named.filter((category) => wanted.has(category));
}

export function listedInsOf(filter: SearchFilter): ListedIn[] {
  return filter.listedin ? [filter.listedin] : [...LISTED_IN];
}

/** Words of a text as text search looks for them, each as the beginning of a word. */
export const termsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
