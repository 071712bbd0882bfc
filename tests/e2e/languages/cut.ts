import type { Language } from '#messages/lib/language.ts';

/** CI looks at each thing once, in one language; FULL_LANGUAGES=1 at all. */
export const isCut = Boolean(process.env.CI) && !process.env.FULL_LANGUAGES;

/** In CI only Marathi is spoken: words stand in catalogues typed alike. */
export const isLeftOut = (language: Language): boolean => language === 'hi' && isCut;
