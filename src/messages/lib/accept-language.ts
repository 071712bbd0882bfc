import { FIRST_LANGUAGE, isLanguage, type Language } from './language.ts';

interface Preference {
  language: string;
  weight: number;
}

function preferenceOf(part: string): Preference {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((text) => /^q=/i.test(text))?.slice(2) ?? '1';
  return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight) || 0 };
}

/** Nobody reads more languages than that; what comes after them is not looked at. */
const MAX_PREFERENCES = 20;

/** The language an `Accept-Language` header asks for; English where it names none that is spoken here. */
export function languageAsked(header: string | undefined): Language {
  const preferences = (header ?? '').split(',', MAX_PREFERENCES).map(preferenceOf);
  const [best] = preferences
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return best && isLanguage(best.language) ? best.language : FIRST_LANGUAGE;
}
