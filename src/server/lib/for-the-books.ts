import { inLanguage } from '#messages/lib/in-language.ts';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';

/**
 * What is written down for both sides, whoever writes it: timelines, logs, papers. It is English,
 * dates and amounts too, and the same for everybody who reads it.
 */
export const forTheBooks = <T>(write: () => T): T => inLanguage(FIRST_LANGUAGE, write);
