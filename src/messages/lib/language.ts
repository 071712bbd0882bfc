/**
 * Every language the site speaks. A new one starts with `isWhole: false`: what it does not say yet is
 * said in English, and no address offers it. `npm run messages` tells what is left to do.
 */
export const SPOKEN = {
  en: { name: 'English', isWhole: true },
  mr: { name: 'मराठी', isWhole: true },
  hi: { name: 'हिन्दी', isWhole: true },
} as const;

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as Language[];

/** The language of what is written nowhere else, and of addresses without a language. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

/** Makes text that is not in a catalogue visible; in development only. */
export const PSEUDO = 'qps';

/** What is said now is said in this. */
export type Tongue = Language | typeof PSEUDO;

export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((known) => known === text);

const FIRST_TAG = 'en-IN';

/** As `lang` of an element and locale of Intl name it. */
export const tagOf = (tongue: Tongue): string => (tongue === FIRST_LANGUAGE ? FIRST_TAG : tongue);

/** Where a process has somebody to ask in whose language it speaks: set by in-language.ts. */
const ASKED = Symbol.for('propertysearch.tongue');
const asked = globalThis as { [ASKED]?: () => Tongue | undefined };

/** Pages are bundled with a copy of this file of their own; both ask the same. */
export function askTongue(ask: () => Tongue | undefined): void {
  asked[ASKED] = ask;
}

/**
 * The language of whoever is spoken to. In a browser it is the page's; the build writes it into the
 * scripts of each language, so that a script asks nobody.
 */
export function currentTongue(): Tongue {
  if (typeof document === 'undefined') return asked[ASKED]?.() ?? FIRST_LANGUAGE;
  const tag = document.documentElement.lang;
  return tag === FIRST_TAG ? FIRST_LANGUAGE : (tag as Tongue);
}

/** The same, where only a real language will do: of a person, an address, a number. */
export function currentLanguage(): Language {
  const tongue = currentTongue();
  return tongue === PSEUDO ? FIRST_LANGUAGE : tongue;
}
