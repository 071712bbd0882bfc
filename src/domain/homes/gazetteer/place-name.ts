import { currentLanguage, FIRST_LANGUAGE } from '#messages/lib/language.ts';
import { AREAS } from './areas.ts';
import { LOCALITIES } from './localities/index.ts';

/** Cities, parts of them and the state, which are no localities. */
const CITIES = [
  ['Pune', 'पुणे'],
  ['Pimpri-Chinchwad', 'पिंपरी-चिंचवड'],
  ['Camp', 'कॅम्प'],
  ['Maharashtra', 'महाराष्ट्र'],
] as const;

/** Made when first asked for, so that scripts of an English page leave it out. */
let inDevanagari: ReadonlyMap<string, string> | undefined;

/** A place in Devanagari; as it is where we do not know that. */
export function devanagariName(name: string): string {
  inDevanagari ??= new Map<string, string>([
    ...AREAS.map(({ name, devanagari }) => [name, devanagari] as const),
    ...LOCALITIES.map(({ name, devanagari }) => [name, devanagari] as const),
    ...CITIES,
  ]);
  return inDevanagari.get(name) || name;
}

/** A place as people write it in the language of whoever is spoken to; in English what we do not know. */
export const placeName = (name: string): string =>
  currentLanguage() === FIRST_LANGUAGE ? name : devanagariName(name);
