import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { removeFiles } from '#server/core/remove-files.ts';
import type { Person } from '#server/db/schema/index.ts';
import { sweepUploads } from '#server/homes/media/expire.ts';
import { createMedia } from '#server/hosts/media.ts';
import {
  type Answer,
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
} from '#tests/api/harness.ts';
import { aMember } from '#tests/api/world.ts';
import { nextOf } from '#tests/builders/count.ts';
import { aSession, insertListing } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { PIECE_BYTES } = EXPECTED_FIGURES;

const DAY_MS = 86_400_000;

/**
 * A photo like no other of this test file, as a JPEG or what `encode` makes of it. The same ones in
 * every run: of random ones, one in a hundred is not known again once it was made smaller.
 */
export function aPhoto(width = 600, height = 400, encode = (picture: Sharp) => picture.jpeg()) {
  // Large fields of colours: unlike fine noise they survive being made small.
  const fields = { width: 12, height: 10, channels: 3 as const };
  const colours = createHash('shake256', { outputLength: fields.width * fields.height * 3 })
    .update(`photo ${nextOf('photo')}`)
    .digest();
  const picture = sharp(colours, { raw: fields }).resize(width, height, {
    fit: 'fill',
    kernel: 'nearest',
  });
  return encode(picture).toBuffer();
}

/** Bytes no decoder shortens, for files that must be long. */
export const longPhoto = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** For a test file: owners who send photos, on a database and a store of its own. */
export function mediaDesk() {
  let database: TestDatabase;
  let context: Context;
  let api: ReturnType<typeof testApi>;
  let site: Server;
  /** Keys that hold something. */
  const stored = new Set<string>();
  /** The store fails from this put on; undefined: never. */
  let putsLeft: number | undefined;

  beforeAll(async () => {
    database = await testDatabase();
    context = testContext(database.db);
    const { store } = context.ports;
    context.ports.store = {
      get: (key) => store.get(key),
      put: async (key, bytes, mime) => {
        if (putsLeft !== undefined && putsLeft-- <= 0) throw new Error('The store is away');
        await store.put(key, bytes, mime);
        stored.add(key);
      },
      sweep: (before) => store.sweep(before),
      remove: async (key) => {
        await store.remove(key);
        stored.delete(key);
      },
    };
    api = testApi(database.db, context);
    const media = createMedia(context);
    site = createServer(async (req, res) => {
      if (!(await media(req, res, req.url ?? ''))) res.writeHead(404).end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await context?.background.idle();
    await new Promise((resolve) => site?.close(resolve));
    await database?.close();
  });

  const sql = async (text: string, ...values: unknown[]) =>
    (await database.db.$client.query(text, values)).rows;

  async function someone(overrides: Partial<Person> = {}) {
    const person = await aMember({ context, api }, overrides);
    const { headers } = await aSession(database.db, person.id);
    return {
      person,
      call: (method: string, path: string, body?: unknown) =>
        api(method, `/api${path}`, body, headers),
      send: (method: string, path: string, bytes: Buffer) =>
        api(method, `/api${path}`, new Blob([new Uint8Array(bytes)]).stream(), {
          ...headers,
          'content-type': 'application/octet-stream',
        }),
    };
  }

  async function anOwner(listing: Parameters<typeof insertListing>[1] = {}) {
    const who = await someone();
    const { id } = await insertListing(database.db, { ownerId: who.person.id, ...listing });
    const path = `/property/media/${id}`;
    const create = async (
      bytes: number,
      kind = 'photo',
      filename = `${randomBytes(4).toString('hex')}.jpg`,
    ) => who.call('POST', `${path}/upload`, { kind, filename, bytes });
    const chunk = (uploadId: string, offset: number, bytes: Buffer) =>
      who.send('PUT', `${path}/upload/${uploadId}?offset=${offset}`, bytes);
    /** Everything from an offset on; the answer is the last chunk's. */
    const rest = async (uploadId: string, file: Buffer, from = 0): Promise<Answer> => {
      const length = 4 * PIECE_BYTES;
      const answer = await chunk(uploadId, from, file.subarray(from, from + length));
      const next = from + length;
      return answer.status === 200 && next < file.length ? rest(uploadId, file, next) : answer;
    };
    return {
      ...who,
      id,
      path,
      create,
      chunk,
      rest,
      upload: async (file: Buffer, kind = 'photo') => {
        const made = await create(file.length, kind);
        return made.status === 200 ? rest(made.body.data.uploadId, file) : made;
      },
      state: async () => (await who.call('GET', path)).body.data,
      row: async () => (await sql('select cover, photo_count from listings where id = $1', id))[0],
    };
  }

  /** Housekeeping as it would be some days from now. */
  async function runHousekeepingIn(days: number): Promise<void> {
    const later = { ...context, now: () => new Date(Date.now() + days * DAY_MS) };
    await sweepUploads(later);
    await removeFiles(later, new AbortController().signal);
  }

  return {
    context: () => context,
    stored,
    failAfter: (puts: number | undefined) => {
      putsLeft = puts;
    },
    sql,
    someone,
    anOwner,
    runHousekeepingIn,
    served: (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, { method, headers }),
  };
}
