import { type Language, tagOf } from './language.ts';

/** Made once a language: an Intl object costs more than what it is asked. */
function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const one = made.get(language) ?? make(tagOf(language));
    made.set(language, one);
    return one;
  };
}

const rules = perLanguage((locale) => new Intl.PluralRules(locale));
const conjunction = perLanguage((locale) => new Intl.ListFormat(locale));
const disjunction = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const grouped = new Intl.NumberFormat('en-IN');

/** What CLDR has for the languages spoken here; Hindi counts nothing as one. */
export interface Forms {
  one: string;
  other: string;
}

/** The form that goes with a number in a language. */
export const plural = (language: Language, count: number, { one, other }: Forms): string =>
  rules(language).select(count) === 'one' ? one : other;

/** "12,50,000": the same in each language, which all write Latin digits here. */
export const number = (value: number): string => grouped.format(value);

/** "a, b and c". */
export const listAnd = (language: Language, items: readonly string[]): string =>
  conjunction(language).format(items);

/** "a, b or c". */
export const listOr = (language: Language, items: readonly string[]): string =>
  disjunction(language).format(items);
