import { currentTongue, FIRST_LANGUAGE } from './language.ts';

const LATIN = /\p{Script=Latin}{2}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The `lang` of what people wrote themselves, as an advertisement's title: on a page in another language
 * what is in Latin letters is English, which a screen reader has to know.
 */
export const langOf = (text: string): 'en' | undefined =>
  currentTongue() !== FIRST_LANGUAGE && LATIN.test(text) && !DEVANAGARI.test(text)
    ? 'en'
    : undefined;
