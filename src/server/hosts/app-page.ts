import { tileSource } from '../../domain/tile-source.ts';
import { type Variants, variantsOf } from './serve-static.ts';

const TILES = '<meta name="map-tiles" content="">';
const PICTURES = "img-src 'self'";

/** Puts something in its one place. Throws when the built page has no such place. */
function put(page: string, place: string, instead: string): string {
  if (page.split(place).length !== 2) throw new Error(`The app's page has no one ${place}`);
  return page.replace(place, () => instead);
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The built page of the app, told where the maps' tiles are and allowed to fetch them. */
export function withTiles(html: string, tileUrl: string): string {
  const told = put(html, TILES, `<meta name="map-tiles" content="${quoted(tileUrl)}">`);
  const source = tileSource(tileUrl);
  return source ? put(told, PICTURES, `${PICTURES} ${source}`) : told;
}

/** The same of the page as loaded: it is built before the tiles' address is known. */
export async function appPage(
  built: Variants,
  tileUrl: string | undefined,
  quality: number,
): Promise<Variants> {
  if (!tileUrl) return built;
  const { etag: _, vary: __, 'content-length': ___, ...headers } = built.identity.headers;
  const html = withTiles(built.identity.body.toString(), tileUrl);
  return variantsOf(Buffer.from(html), headers, true, quality);
}
