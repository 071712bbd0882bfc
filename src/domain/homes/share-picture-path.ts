import { currentLanguage, FIRST_LANGUAGE } from '#messages/lib/language.ts';

/**
 * Where the picture of a page lies that is passed on, in the language of the page.
 * @param of a home by its number and price, "0" for the site itself
 */
export function sharePicturePath(of: string): string {
  const language = currentLanguage();
  return `/media/share/${language === FIRST_LANGUAGE ? '' : `${language}-`}${of}.jpg`;
}
