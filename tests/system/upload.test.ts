import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFiles } from '#server/core/remove-files.ts';
import { connect } from '#server/db/client.ts';
import { sweepUploads } from '#server/homes/media/expire.ts';
import { filesOf } from '#server/homes/media/photo-files.ts';
import { openContext } from '#server/hosts/compose.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { tell } from '#tests/drills/tell.ts';
import { patience } from '#tests/patience.ts';
import { embeddedUrl } from './money-books.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';
import { type Journal, type Sender, send, upload } from './upload-client.ts';

const SIDE = 1_640;
/** Each takes the server some two seconds of a processor. */
const PHOTOS = process.env.FULL_DRILL ? 20 : 6;
const DAY_MS = 86_400_000;

let site: SiteProcess;
let folder: string;
let token: string;
let listings: number[];

beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder });
  await ready(site);
  const login = { email: 'buyer@propertysearch.test', password: 'Demo@12345' };
  const signedIn = await send({ site: () => site, token: '' }, 'POST', '/auths/login', login);
  token = signedIn?.body.token;
  listings = (
    await sql(
      `update listings set owner_id = (select id from people where email = $1), cover = null,
         photo_count = 0 where id in (5, 6) returning id`,
      [login.email],
    )
  ).map(({ id }) => id);
  await sql('delete from listing_media where listing_id = any($1)', [listings]);
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

async function sql(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: await embeddedUrl(folder) });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Eight megabytes, every one of another picture. */
const largePhoto = () =>
  sharp(randomBytes(12 * 10 * 3), { raw: { width: 12, height: 10, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();

const aSender = (listingId: number | undefined, cut: Sender['cut']): Sender => ({
  site: () => site,
  token,
  listingId: listingId ?? 0,
  cut,
});

/** Works through files some at a time, as a browser's queue does. */
async function sendAll(sender: Sender, count: number, atOnce: number, journal: Journal) {
  const urls: string[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const name = `${next++}.png`;
      urls.push(await upload(sender, await largePhoto(), name, journal));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return urls;
}

/** What lies in the store; half-written files of a killed process are the store's own affair. */
async function storedFiles(): Promise<string[]> {
  const root = path.join(folder, 'objects');
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((key) => /^(uploads|listings)\//.test(key))
    .map((key) => key.replace(/\.([^/]+)\.mime$/, '$1'))
    .sort();
}

/** Housekeeping as it will be in some days. */
async function keepHouseInDays(days: number): Promise<void> {
  const log = createLogger('silent');
  const db = connect(await embeddedUrl(folder), 4, log);
  const env = readEnv({
    NODE_ENV: 'test',
    SECRET_KEY: 'a secret that only the tests know',
    DATA_DIR: folder,
  });
  const now = () => new Date(Date.now() + days * DAY_MS);
  const context = { ...openContext(db, env, log), now };
  await sweepUploads(context);
  await removeFiles(context, new AbortController().signal);
  await db.$client.end();
}

/** Every file of the store belongs to a photo, and every photo has its files. */
async function expectNoOrphan(): Promise<void> {
  await keepHouseInDays(4);
  const photos = await sql('select store_key from listing_media where store_key is not null');
  const named = photos.flatMap(({ store_key }) => filesOf(store_key)).sort();
  expect([...new Set(await storedFiles())]).toEqual(named);
}

test(
  `${PHOTOS} photos of 8 MB over a line that is cut again and again all arrive`,
  async () => {
    let cuts = 0;
    const sender = aSender(listings[0], () => {
      if (Math.random() > 0.35) return undefined;
      cuts++;
      return Math.floor(Math.random() * 900_000);
    });
    const urls = await sendAll(sender, PHOTOS, 3, { acknowledged: new Map() });
    expect(new Set(urls).size).toBe(PHOTOS);
    expect(cuts).toBeGreaterThan(PHOTOS);
    for (const url of urls) {
      const picture = await fetch(`${site.url}${url}-1600.webp`);
      const header = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect(header).toMatchObject({ width: 1_600, height: 1_600, format: 'webp' });
    }
    const [row] = await sql('select cover, photo_count from listings where id = $1', [listings[0]]);
    expect(row.photo_count).toBe(PHOTOS);
    expect(urls).toContain(row.cover);
    await expectNoOrphan();
  },
  patience(900),
);

test(
  'a site killed again and again loses nothing it acknowledged and leaves no orphan',
  async () => {
    const journal: Journal = { acknowledged: new Map() };
    const sender = aSender(listings[1], () => undefined);
    let done = false;
    const sending = sendAll(sender, 6, 3, journal).finally(() => {
      done = true;
    });
    let kills = 0;
    while (!done && kills < 3) {
      await pause(400 + Math.random() * 2_500);
      site.child.kill('SIGKILL');
      await site.exited;
      kills++;
      site = await launch({ dataDir: folder });
      await ready(site);
      for (const upload of await sql('select id, received from uploads')) {
        expect(upload.received).toBeGreaterThanOrEqual(journal.acknowledged.get(upload.id) ?? 0);
      }
    }
    const urls = await sending;
    tell('upload', { 'kills of the site': kills, photos: urls.length });
    expect(kills).toBeGreaterThan(1);
    const [row] = await sql('select photo_count from listings where id = $1', [listings[1]]);
    expect([row.photo_count, new Set(urls).size]).toEqual([6, 6]);
    await expectNoOrphan();
  },
  patience(600),
);
