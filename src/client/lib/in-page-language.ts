import { isTranslated } from '#domain/lib/translated-pages.ts';
import { currentTongue } from '#messages/lib/language.ts';
import { inLanguagePath } from '#messages/lib/language-path.ts';

/**
 * Where an address of the site leads on from a page in a language, for what a script draws: the
 * server does the same to what it sends.
 */
export const inPageLanguage = (address: string): string =>
  isTranslated(address) ? inLanguagePath(currentTongue(), address) : address;
