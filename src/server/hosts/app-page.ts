import { tileSource } from '#domain/lib/tile-source.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language, tagOf } from '#messages/lib/language.ts';
import { type Variants, withOtherText } from '#server/lib/variants.ts';
import type { ServiceUrls } from './mounted-services.ts';
import { pageInLanguage } from './page-in-language.ts';

/** What pages fetch from outside the site: where it is started, not when they are built. */
export interface Outside {
  mapTileUrl?: string | undefined;
  services: ServiceUrls;
}

/** Puts something in its one place. Throws when the built page has no such place. */
function put(page: string, place: string, instead: string): string {
  if (page.split(place).length !== 2) throw new Error(`The app's page has no one ${place}`);
  return page.replace(place, () => instead);
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const tell = (page: string, name: string, content: string) =>
  put(
    page,
    `<meta name="${name}" content="">`,
    `<meta name="${name}" content="${quoted(content)}">`,
  );

const allow = (page: string, directive: string, source: string | undefined) =>
  source ? put(page, `${directive} 'self'`, `${directive} 'self' ${source}`) : page;

/** The built page of the app, told where the maps' tiles and the services are, and allowed to fetch them. */
export function withOutside(html: string, { mapTileUrl, services }: Outside): string {
  let page = html;
  if (mapTileUrl) {
    page = tell(page, 'map-tiles', mapTileUrl);
    page = allow(page, 'img-src', tileSource(mapTileUrl));
  }
  for (const [name, url] of Object.entries(services)) {
    const { origin } = new URL(url);
    page = tell(page, `${name}-url`, url);
    page = allow(page, 'connect-src', origin);
    if (name !== 'ads') continue;
    page = allow(page, 'img-src', origin);
    page = allow(page, 'media-src', origin);
  }
  return page;
}

/** The page of the app in a language: its scripts speak it, and the page says so. */
export const appInLanguage = (
  html: string,
  language: Language,
  speaks: (path: string) => boolean,
): string =>
  language === FIRST_LANGUAGE
    ? html
    : put(
        pageInLanguage(html, language, speaks),
        `<html lang="${tagOf(FIRST_LANGUAGE)}">`,
        `<html lang="${tagOf(language)}">`,
      );

/**
 * The same of the page as loaded, once a language.
 * @param speaks whether there is a built file of this path
 */
export async function appPages(
  built: Variants,
  outside: Outside,
  quality: number,
  speaks: (path: string) => boolean,
): Promise<ReadonlyMap<Language, Variants>> {
  const html = built.identity.body.toString();
  const told = withOutside(html, outside);
  const pages = LANGUAGES.map(async (language) => {
    const page = appInLanguage(told, language, speaks);
    return [language, page === html ? built : await withOtherText(built, page, quality)] as const;
  });
  return new Map(await Promise.all(pages));
}
