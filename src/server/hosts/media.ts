import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { inLanguage } from '#messages/lib/in-language.ts';
import { FIRST_LANGUAGE, isLanguage } from '#messages/lib/language.ts';
import { adPictureKey } from '#server/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type PictureSpec, renderAt } from '#server/demo/drawings/render.ts';
import { houseAdPicture } from '#server/demo/house-ads/draw.ts';
import { drawSharePicture, findDetails } from '#server/homes/listings/index.ts';
import { listingPhotoKey } from '#server/homes/media/index.ts';
import { digestOf } from '#server/lib/digest.ts';
import { readSessionCookie } from '#server/session/cookie.ts';
import { photoKey } from '#server/uploads/person-photos.ts';
import { type MakePicture, pictureFolder } from './picture-folder.ts';
import { maySee, type Standing, standingOf } from './picture-standing.ts';

const WIDTHS = [400, 800, 1600];
/** A picture is asked for as /media/{id}-{width}.webp. */
const PICTURE = /^\/media\/(\d{1,9})-(\d{3,4})\.webp$/;
/** What a shared link shows: src/domain/homes/share-picture-path.ts. */
const SHARED =
  /^\/media\/share\/(?:(?<tongue>[a-z]{2})-)?(?<id>\d{1,9})(?:-(?<price>\d{1,12}))?\.jpg$/;
/** A picture may be kept this long unasked; afterwards a browser asks whether it still stands. */
const KEPT_SECONDS = 300;

interface Picture {
  type: string;
  bytes: Buffer;
}

/** A picture asked for: whose it is, and how it is had once we know that it may be seen. */
interface Asked {
  /** Ours, which everybody may see, where there is none. */
  standing?: () => Promise<Standing | undefined>;
  /** Tells one content of the same path from another. */
  version: string;
  load: () => Promise<Picture | undefined>;
}

/** The path without width and format, as rows have it. */
const baseOf = (urlPath: string) => urlPath.replace(/-[^-/]+$/, '');

async function drawing(context: Context, id: number, width: number): Promise<Buffer | undefined> {
  const [row] = await rows<{ drawing: PictureSpec | null }>(
    context.db,
    sql`select drawing from listing_media where id = ${id}`,
  );
  return row?.drawing ? renderAt(row.drawing, width) : undefined;
}

/** A listing's first photo, drawn or uploaded. */
async function coverOf(context: Context, url: string | undefined): Promise<Buffer | undefined> {
  const key = listingPhotoKey(`${url}-800.webp`);
  if (key) return (await context.ports.store.get(key))?.bytes;
  const id = Number(url?.split('/').pop());
  return id ? drawing(context, id, 800) : undefined;
}

/** From the object store, under the state of what it belongs to. */
function storedPicture(context: Context, urlPath: string): Asked | undefined {
  const base = baseOf(urlPath);
  const kinds = [
    ['person', photoKey(urlPath)],
    ['url', listingPhotoKey(urlPath)],
    ['ad', adPictureKey(urlPath)],
  ] as const;
  const [kind, key] = kinds.find(([, found]) => found) ?? [];
  if (!kind || !key) return undefined;
  return {
    standing: () => standingOf[kind](context, base),
    version: '',
    async load() {
      const found = await context.ports.store.get(key);
      return found && { type: found.mime, bytes: found.bytes };
    },
  };
}

/** Drawn on first request, then from the data folder. */
function drawnPicture(context: Context, make: MakePicture, urlPath: string): Asked | undefined {
  const [, id, width] = PICTURE.exec(urlPath) ?? [];
  if (id && WIDTHS.includes(Number(width))) {
    const produce = () => drawing(context, Number(id), Number(width));
    return {
      standing: () => standingOf.drawing(context, Number(id)),
      version: '',
      load: () => make({ file: `${id}-${width}.webp`, type: 'image/webp', produce }),
    };
  }
  const ad = houseAdPicture(urlPath);
  return ad && { version: '', load: () => make({ ...ad, type: 'image/webp' }) };
}

/**
 * Only of a home that is on the market, at its price of now: the price is part of the address so that
 * a cut one is a new picture. Drawn again once its photo or words have changed.
 */
async function sharedPicture(
  context: Context,
  make: MakePicture,
  urlPath: string,
): Promise<Asked | undefined> {
  const asked = SHARED.exec(urlPath)?.groups;
  if (!asked) return undefined;
  const { tongue = FIRST_LANGUAGE, price = '' } = asked;
  if (!isLanguage(tongue)) return undefined;
  const id = Number(asked.id);
  const type = 'image/jpeg';
  if (id === 0) {
    const produce = () => inLanguage(tongue, () => drawSharePicture(undefined, undefined));
    return price
      ? undefined
      : { version: '', load: () => make({ file: `share-${tongue}-0-.jpg`, type, produce }) };
  }
  const [listing] = await findDetails(context, [id]);
  if (!listing || String(listing.propertydata.price) !== price) return undefined;
  const [cover] = listing.mediaData.images;
  const { title, listedin } = listing.propertydata;
  const version = digestOf([title, listedin, listing.locationData.locality, cover].join('\n'));
  const produce = async () => {
    const photo = await coverOf(context, cover);
    return inLanguage(tongue, () => drawSharePicture(listing, photo));
  };
  const wish = { file: `share-${tongue}-${id}-${price}-${version}.jpg`, type, produce };
  return { version, load: () => make(wish) };
}

/** Neither is kept by anybody: it may be there again. */
function refuse(res: ServerResponse): true {
  res.writeHead(410, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  return true;
}

/**
 * Serves pictures. Each belongs to a thing whose state is asked at every request: what is withdrawn,
 * taken down, or of somebody suspended or gone is gone at once, for all but its owner and staff.
 */
export function createMedia(context: Context) {
  const make = pictureFolder(context);
  return async (req: IncomingMessage, res: ServerResponse, urlPath: string): Promise<boolean> => {
    const asked =
      storedPicture(context, urlPath) ??
      drawnPicture(context, make, urlPath) ??
      (await sharedPicture(context, make, urlPath));
    if (!asked) return false;
    const standing = await asked.standing?.();
    if (asked.standing && !standing) return false;
    const cookie = readSessionCookie(req.headers.cookie, context.env.SITE_URL);
    if (standing && !(await maySee(context, standing, cookie))) return refuse(res);
    const isPublic = standing?.isPublic ?? true;
    const etag = `"${digestOf(`${urlPath}\n${asked.version}`)}"`;
    const headers = {
      etag,
      'cache-control': isPublic ? `public, max-age=${KEPT_SECONDS}` : 'private, no-cache',
    };
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers).end();
      return true;
    }
    const picture = await asked.load();
    if (!picture) return false;
    const { type, bytes } = picture;
    res.writeHead(200, { ...headers, 'content-type': type, 'content-length': bytes.length });
    res.end(req.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
