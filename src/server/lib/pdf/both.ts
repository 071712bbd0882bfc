import { inLanguage } from '#messages/lib/in-language.ts';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';

/** A sentence, or all that a paper says, in English and in what Maharashtra reads. */
export const inBoth = <T>(say: () => T): readonly [english: T, marathi: T] => [
  inLanguage(FIRST_LANGUAGE, say),
  inLanguage('mr', say),
];

/** The same of a few words, on one line: "Receipt · पावती". */
export const both = (say: () => string): string => [...new Set(inBoth(say))].join(' · ');
