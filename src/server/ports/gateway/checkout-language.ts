import {
  currentLanguage,
  FIRST_LANGUAGE,
  isLanguage,
  type Language,
} from '#messages/lib/language.ts';

const NAME = 'lang';

/** The address of a checkout with the language of whoever is sent there: its pages know no session. */
export function inPayersLanguage(url: string): string {
  const language = currentLanguage();
  if (language === FIRST_LANGUAGE) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${NAME}=${language}`;
}

/** In which a checkout is asked for. */
export function languageOfCheckout(address = '/'): Language {
  const asked = new URL(address, 'http://site').searchParams.get(NAME) ?? '';
  return isLanguage(asked) ? asked : FIRST_LANGUAGE;
}
