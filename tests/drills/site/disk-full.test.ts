import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { aCrowd, type Crowd } from '#tests/drills/crowd.ts';
import { type SmallDisk, smallDisk } from '#tests/drills/small-disk.ts';
import { tell } from '#tests/drills/tell.ts';
import { patience } from '#tests/patience.ts';
import { booksOf } from '#tests/system/money-books.ts';
import {
  discard,
  emptyFolder,
  launch,
  ready,
  type SiteProcess,
  stop,
} from '#tests/system/site-process.ts';

const isFull = process.env.FULL_DRILL === '1';
const ROUNDS = isFull ? 10 : 1;
/** Acknowledged, or refused, before it goes on; of messages and of drafts. */
const SOME = isFull ? 100 : 10;
const MEGABYTES = 200;

let folder: string;
let files: SmallDisk | undefined;
let database: SmallDisk | undefined;
let site: SiteProcess;
let context: Context;
let crowd: Crowd | undefined;

beforeAll(async () => {
  folder = await emptyFolder();
  files = await smallDisk(folder, MEGABYTES);
  if (!files) return;
  database = await smallDisk(path.join(folder, 'postgres'), MEGABYTES);
  await promisify(execFile)('cp', ['-a', `${inject('startedFolder')}/.`, folder]);
  site = await launch({ dataDir: folder, env: { LOG_LEVEL: 'error' } });
  await ready(site);
  context = await booksOf(folder);
});
afterAll(async () => {
  await crowd?.stop();
  await context?.db.$client.end();
  if (site) await stop(site);
  await database?.close();
  await files?.close();
  await discard(folder);
});

const ask = async (at: string, init: RequestInit = {}) => {
  const answer = await fetch(site.url + at, { ...init, signal: AbortSignal.timeout(patience(15)) });
  const text = await answer.text();
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), text };
};

let asked = 0;
/** A search nobody made before, one of the API, a home, and what belongs to somebody. */
async function expectReads(headers: Record<string, string>): Promise<void> {
  const at = ++asked;
  for (const read of [
    `/PropertyListHome?min_price=${at}`,
    `/api/property/propertylist?min_price=${at}`,
    '/ViewSingleProperty/3',
    '/api/property/drafts',
  ]) {
    expect([read, (await ask(read, { headers })).status]).toEqual([read, 200]);
  }
}

/** Somebody with a home, and a photo of it to send. */
async function aPhotographer() {
  const { id } = await insertPerson(context.db);
  const listing = await insertListing(context.db, { ownerId: id, cover: null, photoCount: 0 });
  const { headers } = await aSession(context.db, id);
  const photo = await sharp({
    create: { width: 900, height: 700, channels: 3, background: `#${String(100_000 + id)}` },
  })
    .jpeg()
    .toBuffer();
  const to = `/api/property/media/${listing.id}/upload`;
  const announced = await ask(to, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'photo', filename: 'hall.jpg', bytes: photo.length }),
  });
  expect(announced.status).toBe(200);
  const at = `${to}/${JSON.parse(announced.text).data.uploadId}`;
  return {
    headers,
    send: () =>
      ask(`${at}?offset=0`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(photo),
      }),
    received: async () => JSON.parse((await ask(at, { headers })).text).data.offset,
  };
}

/** Written under another name first. */
const halfWritten = () => readdir(path.join(folder, 'objects', '.parts')).catch(() => []);

test(
  'on a full disk reads go on, writes come later, and nothing is half-saved',
  async ({ skip }) => {
    if (!files || !database) return skip('A disk takes root to be mounted.');
    crowd = await aCrowd({ site: () => site, context: () => context });
    for (let round = 0; round < ROUNDS; round++) {
      await crowd.more(SOME);
      const { headers, send, received } = await aPhotographer();
      await files.fill();
      const refused = await send();
      expect([refused.status, refused.retryAfter > 0]).toEqual([503, true]);
      expect(await received()).toBe(0);
      expect(await halfWritten()).toEqual([]);
      await expectReads(headers);
      // The database has a disk of its own here.
      await crowd.more(SOME);
      await files.makeRoom();
      const taken = await send();
      expect([taken.status, JSON.parse(taken.text).data?.media?.kind]).toEqual([200, 'photo']);

      await database.fill();
      await crowd.refused(SOME);
      await expectReads(headers);
      expect((await ask('/healthz')).status).toBe(200);
      await crowd.refused(SOME);
      await expectReads(headers);
      await database.makeRoom();
      await crowd.more(SOME);
      await expect
        .poll(async () => (await ask('/readyz')).status, { timeout: patience(20) })
        .toBe(200);
    }
    const written = await crowd.expectAllThere();
    expect(site.child.exitCode).toBeNull();
    tell('disk-full', { disks: 2 * ROUNDS, ...written });
  },
  patience(isFull ? 600 : 90),
);
