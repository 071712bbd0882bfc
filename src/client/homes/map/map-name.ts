import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/homes/map-names/index.ts';
import { currentLanguage, FIRST_LANGUAGE } from '#messages/lib/language.ts';

/** What the map writes beside the gazetteer's names, in the page's language; an English script has no list. */
export function mapName(name: string): string {
  if (currentLanguage() === FIRST_LANGUAGE) return name;
  const names: Readonly<Record<string, string>> = words.name;
  return names[name] ?? placeName(name);
}
