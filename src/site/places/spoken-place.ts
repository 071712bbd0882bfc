import { AREAS } from '#domain/homes/gazetteer/areas.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { currentLanguage, FIRST_LANGUAGE } from '#messages/lib/language.ts';

const DEVANAGARI = new Map(
  [...AREAS, ...LOCALITIES].map(({ slug, devanagari }) => [slug, devanagari]),
);

/**
 * A locality's or an area's name as the page's language writes it; one that the gazetteer has not in
 * that script, as it came.
 */
export const spokenPlace = (slug: string, name: string): string =>
  currentLanguage() === FIRST_LANGUAGE ? name : DEVANAGARI.get(slug) || name;
