import { tileSource } from '#domain/lib/tile-source.ts';
import { type Variants, variantsOf } from '#server/lib/variants.ts';
import type { ServiceUrls } from './mounted-services.ts';

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

/** The same of the page as loaded. */
export async function appPage(
  built: Variants,
  outside: Outside,
  quality: number,
): Promise<Variants> {
  const html = built.identity.body.toString();
  const told = withOutside(html, outside);
  if (told === html) return built;
  const { etag: _, vary: __, 'content-length': ___, ...headers } = built.identity.headers;
  return variantsOf(Buffer.from(told), headers, true, quality);
}
