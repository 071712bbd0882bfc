import words from '#messages/homes/pictures/index.ts';
import { currentLanguage, FIRST_LANGUAGE } from '#messages/lib/language.ts';
import { placeName } from './gazetteer/place-name.ts';
import { bhkLabel, hasBedrooms, type Subcategory } from './listing.ts';
import { KIND_LABEL } from './term-labels.ts';

interface PicturedHome {
  subcategory: Subcategory;
  bedrooms: number | null;
  locality: string;
}

/** "Photo of 2 BHK flat in Baner". */
export function altOf(
  { subcategory, bedrooms, locality }: PicturedHome,
  kind: keyof typeof words.alt,
): string {
  const size = bedrooms && hasBedrooms(subcategory) ? `${bhkLabel(bedrooms, subcategory)} ` : '';
  return words.alt[kind]({ size, kind: KIND_LABEL[subcategory], place: placeName(locality) });
}

/**
 * What a picture shows, for who does not see it. What is stored says so in English, with the words of
 * its owner or of its drawing; in other languages it is what it is a picture of.
 */
export const altFor = (stored: string, home: PicturedHome, kind: keyof typeof words.alt): string =>
  currentLanguage() === FIRST_LANGUAGE ? stored : altOf(home, kind);
