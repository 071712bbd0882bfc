import { isTranslated } from '#domain/lib/translated-pages.ts';
import { FIRST_LANGUAGE, type Tongue } from '#messages/lib/language.ts';
import { inLanguagePath } from '#messages/lib/language-path.ts';

const SCRIPT = /\/_astro\/([\w.-]+\.js)/g;
/** A tag ends before the next begins, so that none is read twice. */
const LEADS = /<(?:a|form)\b[^<>]*>/g;
const ADDRESS = /(\s(?:href|action)=")(\/[^"]*)/;

/** Where an address of the site leads on a page in a language: on in it, where that says everything. */
export const addressInLanguage = (address: string, tongue: Tongue): string =>
  isTranslated(address) ? inLanguagePath(tongue, address) : address;

/**
 * A rendered page as it is sent in a language: with the scripts that speak it, and with links and
 * forms that lead on in it, wherever they are written. What says its language itself stays.
 * @param speaks whether there is a built file of this path
 */
export function pageInLanguage(
  html: string,
  tongue: Tongue,
  speaks: (path: string) => boolean,
): string {
  if (tongue === FIRST_LANGUAGE) return html;
  return html
    .replace(SCRIPT, (all, name: string) => {
      const own = `/_astro/${tongue}/${name}`;
      return speaks(own) ? own : all;
    })
    .replace(LEADS, (tag) =>
      / hreflang="/.test(tag)
        ? tag
        : tag.replace(
            ADDRESS,
            (_, start: string, address: string) => start + addressInLanguage(address, tongue),
          ),
    );
}
