import type { Language } from '#messages/lib/language.ts';

/** CI looks at some of what comes by the hundred, and tells what is long in short. */
export const isCut = Boolean(process.env.CI) && !process.env.FULL_LANGUAGES;

/** In CI only Marathi is spoken: words stand in catalogues typed alike. */
export const isLeftOut = (language: Language): boolean => language === 'hi' && isCut;
