import type { Language } from '#messages/lib/language.ts';

/** In CI Hindi is left out of what takes long: its pages are Marathi's, its catalogues typed alike. */
export const isLeftOut = (language: Language): boolean =>
  language === 'hi' && Boolean(process.env.CI) && !process.env.FULL_LANGUAGES;
