import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { adPictureKey } from '#server/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type PictureSpec, renderAt } from '#server/demo/drawings/render.ts';
import { houseAdPicture } from '#server/demo/house-ads/draw.ts';
import { drawSharePicture, findDetails } from '#server/homes/listings/index.ts';
import { listingPhotoKey } from '#server/homes/media/index.ts';
import { photoKey } from '#server/uploads/person-photos.ts';

const WIDTHS = [400, 800, 1600];
/** A picture is asked for as /media/{id}-{width}.webp. */
const PICTURE = /^\/media\/(\d{1,9})-(\d{3,4})\.webp$/;
/** What a shared link shows: /media/share/{listing id}-{its price}.jpg, 0 for the site itself. */
const SHARED = /^\/media\/share\/(\d{1,9})(?:-(\d{1,12}))?\.jpg$/;

interface Kept {
  file: string;
  type: string;
  produce(): Promise<Buffer | undefined>;
}

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

/** The price is part of the address so that a cut one is a new picture; any other price is none. */
async function shared(context: Context, id: number, price: string): Promise<Buffer | undefined> {
  if (id === 0) return price ? undefined : drawSharePicture(undefined, undefined);
  const [listing] = await findDetails(context.db, [id]);
  if (!listing || String(listing.propertydata.price) !== price) return undefined;
  return drawSharePicture(listing, await coverOf(context, listing.mediaData.images[0]));
}

function wanted(context: Context, urlPath: string): Kept | undefined {
  const [, id, width] = PICTURE.exec(urlPath) ?? [];
  if (id && WIDTHS.includes(Number(width))) {
    return {
      file: `${id}-${width}.webp`,
      type: 'image/webp',
      produce: () => drawing(context, Number(id), Number(width)),
    };
  }
  const ad = houseAdPicture(urlPath);
  if (ad) return { ...ad, type: 'image/webp' };
  const [, listingId, price = ''] = SHARED.exec(urlPath) ?? [];
  if (!listingId) return undefined;
  return {
    file: `share-${listingId}-${price}.jpg`,
    type: 'image/jpeg',
    produce: () => shared(context, Number(listingId), price),
  };
}

/** Written whole under another name first, so that a reader never meets half a file. */
async function keep(place: string, picture: Buffer): Promise<void> {
  const part = `${place}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await writeFile(part, picture);
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function send(req: IncomingMessage, res: ServerResponse, type: string, picture: Buffer): void {
  res.writeHead(200, {
    'content-type': type,
    'content-length': picture.length,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  res.end(req.method === 'HEAD' ? undefined : picture);
}

/**
 * Serves pictures: drawn ones on first request, then from the data folder; photos of people,
 * of listings and of ads straight from the object store, so that one taken away is gone.
 */
export function createMedia(context: Context) {
  const folder = path.join(context.env.DATA_DIR, 'media');
  const running = new Map<string, Promise<Buffer | undefined>>();

  async function load({ file, produce }: Kept): Promise<Buffer | undefined> {
    const place = path.join(folder, file);
    const kept = await readFile(place).catch(() => undefined);
    if (kept) return kept;
    const picture = await produce();
    if (!picture) return undefined;
    // On a full disk it is drawn anew each time.
    await keep(place, picture).catch((error: unknown) =>
      context.log.warn({ err: error }, 'a picture could not be kept'),
    );
    return picture;
  }

  return async (req: IncomingMessage, res: ServerResponse, urlPath: string): Promise<boolean> => {
    const key = photoKey(urlPath) ?? listingPhotoKey(urlPath) ?? adPictureKey(urlPath);
    if (key) {
      const photo = await context.ports.store.get(key);
      if (photo) send(req, res, photo.mime, photo.bytes);
      return photo !== undefined;
    }
    const asked = wanted(context, urlPath);
    if (!asked) return false;
    const loading =
      running.get(asked.file) ?? load(asked).finally(() => running.delete(asked.file));
    running.set(asked.file, loading);
    const picture = await loading;
    if (!picture) return false;
    send(req, res, asked.type, picture);
    return true;
  };
}
