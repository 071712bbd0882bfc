import { FIRST_LANGUAGE, isLanguage, type Language } from './language.ts';

interface Wish {
  language: string;
  weight: number;
}

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((text) => /^q=/i.test(text))?.slice(2) ?? '1';
  return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight) || 0 };
}

/** Nobody reads more languages than that; what comes after them is not looked at. */
const MOST_WISHES = 20;

/** The language an `Accept-Language` header asks for; English where it names none that is spoken here. */
export function languageAsked(header: string | undefined): Language {
  const wishes = (header ?? '').split(',', MOST_WISHES).map(wishOf);
  const [best] = wishes
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return best && isLanguage(best.language) ? best.language : FIRST_LANGUAGE;
}
