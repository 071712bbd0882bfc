import { FIRST_LANGUAGE, LANGUAGES, SPOKEN } from '#messages/lib/language.ts';

/** A page built beforehand, in every language but the one its file beside `[language]` is in. */
export const eachTranslation = () =>
  LANGUAGES.filter((language) => language !== FIRST_LANGUAGE && SPOKEN[language].isWhole).map(
    (language) => ({ params: { language } }),
  );
