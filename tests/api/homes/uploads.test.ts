import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { createMedia } from '#server/hosts/media.ts';
import type { ObjectStore } from '#server/ports/storage/index.ts';
import { photoKey } from '#server/uploads/person-photos.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';
import { declaredPng, noise, pdf } from '#tests/unit/uploads/files.ts';

const MEGABYTE = 1024 * 1024;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const GPS = {
  IFD0: { Make: 'SecretCamera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1', GPSLongitude: '73/1 51/1 24/1' },
};

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let site: Server;
/** Keys that hold something. */
const stored = new Set<string>();

function watched(store: ObjectStore): ObjectStore {
  return {
    get: (key) => store.get(key),
    put: async (key, bytes, mime) => {
      await store.put(key, bytes, mime);
      stored.add(key);
    },
    sweep: (before) => store.sweep(before),
    remove: async (key) => {
      await store.remove(key);
      stored.delete(key);
    },
  };
}

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  context.ports.store = watched(context.ports.store);
  api = testApi(database.db, context);
  const media = createMedia(context);
  site = createServer(async (req, res) => {
    if (!(await media(req, res, req.url ?? ''))) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => site?.close(resolve));
  await database?.close();
});

const served = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, { method });
const sql = async (text: string, values: unknown[] = []) =>
  (await database.db.$client.query(text, values)).rows;

async function someone(overrides: Partial<Person> = {}) {
  const person = await aMember({ context, api }, overrides);
  const { headers } = await aSession(database.db, person.id);
  const send = (method: string, path: string, bytes: Buffer | string) =>
    api(method, path, new Blob([new Uint8Array(Buffer.from(bytes))]).stream(), {
      ...headers,
      'content-type': 'application/octet-stream',
    });
  return {
    person,
    headers,
    photo: (bytes: Buffer | string) => send('PUT', '/api/profile/photo', bytes),
    document: (bytes: Buffer | string, query: Record<string, string> = {}) =>
      send(
        'POST',
        `/api/profile/kyc/document?${new URLSearchParams({ kind: 'passport', consent: 'true', ...query })}`,
        bytes,
      ),
    open: (id: number) => api('GET', `/api/profile/document/${id}`, undefined, headers),
    documentId: async () =>
      (await sql('select id from documents where owner_id = $1', [person.id]))[0]?.id as number,
  };
}

describe('a photo', () => {
  test('is served small and square, with nothing of where it was taken', async () => {
    const { person, headers, photo } = await someone();
    const sent = await noise(900, 600).withExif(GPS).jpeg().toBuffer();
    const { body } = await photo(sent);
    const image = body.data.ProfileImage as string;
    expect(image).toMatch(/^\/media\/people\/[0-9a-f-]{36}$/);
    const profile = await api('GET', `/api/profile/${person.id}`, undefined, headers);
    expect(profile.body.data.ProfileImage).toBe(image);
    for (const width of [320, 96]) {
      const answer = await served(`${image}-${width}.webp`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const header = await sharp(bytes).metadata();
      expect(header).toMatchObject({ format: 'webp', width, height: width });
      expect([header.exif, header.xmp]).toEqual([undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS/);
    }
    const head = await served(`${image}-96.webp`, 'HEAD');
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect((await served(`${image}-400.webp`)).status).toBe(404);
    expect((await served(`${image}.webp`)).status).toBe(404);
  });

  test('replaced or removed, it is gone', async () => {
    const { person, headers, photo } = await someone();
    const before = stored.size;
    const first = (await photo(await noise(400, 400).png().toBuffer())).body.data.ProfileImage;
    const second = (await photo(await noise(40, 60).webp().toBuffer())).body.data.ProfileImage;
    await context.background.idle();
    expect(first).not.toBe(second);
    expect((await served(`${first}-96.webp`)).status).toBe(404);
    const small = Buffer.from(await (await served(`${second}-320.webp`)).arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ width: 40, height: 40 });
    expect((await api('DELETE', '/api/profile/photo', undefined, headers)).status).toBe(200);
    await context.background.idle();
    expect((await served(`${second}-96.webp`)).status).toBe(404);
    expect(stored.size).toBe(before);
    const [row] = await sql('select image from people where id = $1', [person.id]);
    expect(row.image).toBeNull();
  });

  test('of several at once, one stays and no file is left over', async () => {
    const { photo } = await someone();
    const before = stored.size;
    const bytes = await noise(120, 120).png().toBuffer();
    await Promise.all([1, 2, 3, 4].map(() => photo(bytes)));
    await context.background.idle();
    expect(stored.size).toBe(before + 2);
  });

  test.each([
    ['an SVG with a script', SVG, 422],
    ['a page', '<!doctype html><script>alert(1)</script>', 422],
    ['a PDF', pdf('<< /Type /Catalog >>'), 422],
    ['a pixel bomb', declaredPng(60_000, 60_000), 422],
    ['a picture without its pixels', declaredPng(4_000, 4_000), 422],
    ['nothing', '', 422],
    ['too many bytes', Buffer.alloc(12 * MEGABYTE + 1), 413],
  ])('%s is refused', async (_, bytes, status) => {
    const { person, photo } = await someone();
    const before = stored.size;
    const answer = await photo(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
    expect(stored.size).toBe(before);
    const [row] = await sql('select image from people where id = $1', [person.id]);
    expect(row.image).toBeNull();
  });

  test('a declared length that is too much is not even read', async () => {
    const { headers } = await someone();
    const answer = await api('PUT', '/api/profile/photo', 'x', {
      ...headers,
      'content-type': 'image/png',
      'content-length': String(13 * MEGABYTE),
    });
    expect(answer.status).toBe(413);
  });

  test.each([
    '/media/people/../secret.key-96.webp',
    '/media/people/..%2f..%2fsecret.key-96.webp',
    '/media/people/%2e%2e/documents/x-96.webp',
    '/media/people/x-96.webp',
    `/media/people/${'a'.repeat(36)}-96.webp`,
    '/media/people/-96.webp',
  ])('%s leads nowhere', async (path) => {
    expect(photoKey(path)).toBeUndefined();
    expect((await served(path)).status).toBe(404);
  });
});

describe('an identity document', () => {
  const paper = pdf('<< /Type /Catalog >>');

  test('is kept as sent and given to its owner as an attachment', async () => {
    const { person, document, open, documentId } = await someone();
    expect((await document(paper, { filename: 'my passport.pdf' })).status).toBe(200);
    const answer = await open(await documentId());
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(paper.toString());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''my%20passport.pdf",
    );
    const opened = await sql(
      `select 1 from audit_log where actor_id = $1 and action = 'document.open'`,
      [person.id],
    );
    expect(opened).toEqual([]);
  });

  test('is nobody else’s, but for staff, who are written down', async () => {
    const owner = await someone();
    await owner.document(paper);
    const id = await owner.documentId();
    for (const role of ['user', 'agent', 'lawyer', 'evaluator'] as const) {
      expect((await (await someone({ role })).open(id)).status).toBe(404);
    }
    expect((await api('GET', `/api/profile/document/${id}`)).status).toBe(403);
    const staff = await someone({ role: 'admin' });
    expect((await staff.open(id)).status).toBe(200);
    expect((await staff.open(2_147_483_647)).status).toBe(404);
    const opened = await sql(
      `select actor_id, subject_id from audit_log where action = 'document.open'`,
    );
    expect(opened).toEqual([{ actor_id: staff.person.id, subject_id: id }]);
    await sql('update identity_checks set document_id = null where document_id = $1', [id]);
    expect((await staff.open(id)).status).toBe(404);
  });

  test.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.ini.pdf'],
    ['/etc/shadow.pdf', 'shadow.pdf'],
    ['a"\r\nSet-Cookie: x=1.pdf', undefined],
    ['', 'document.pdf'],
  ])('the name %j is only a name', async (filename, shown) => {
    const { person, document, open, documentId } = await someone();
    expect((await document(paper, { filename })).status).toBe(200);
    const [row] = await sql('select key, file_name from documents where owner_id = $1', [
      person.id,
    ]);
    expect(row.key).toMatch(/^documents\/[0-9a-f-]{36}$/);
    expect(row.file_name).not.toMatch(/[/\\\r\n"]/);
    if (shown) expect(row.file_name).toBe(shown);
    const answer = await open(await documentId());
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('one waits at a time, and no file is left over', async () => {
    const { person, document } = await someone();
    const before = stored.size;
    const answers = await Promise.all([1, 2, 3, 4].map(() => document(paper)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(stored.size).toBe(before + 1);
    const checks = await sql(
      `select kind, state, document_id, consent from identity_checks where person_id = $1`,
      [person.id],
    );
    expect(checks).toMatchObject([{ kind: 'document', state: 'submitted' }]);
    await sql(`update identity_checks set state = 'rejected' where person_id = $1`, [person.id]);
    expect((await document(paper)).status).toBe(200);
  });

  test('is not wanted from whom is verified', async () => {
    const { document } = await someone({ aadhaarVerified: true });
    expect((await document(paper)).status).toBe(409);
  });

  test.each([
    ['an SVG called PDF', SVG, {}, 422],
    ['a text', 'hello', {}, 422],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), {}, 422],
    [
      'a PDF with a script',
      pdf('<< /Type /Catalog /OpenAction << /S /JavaScript /JS (x) >> >>'),
      {},
      422,
    ],
    ['a pixel bomb', declaredPng(60_000, 60_000), {}, 422],
    ['too many bytes', Buffer.alloc(20 * MEGABYTE + 1), {}, 413],
    ['a document without consent', paper, { consent: '' }, 422],
    ['a document of another kind', paper, { kind: 'ration card' }, 422],
  ])('%s is refused', async (_, bytes, query, status) => {
    const { person, document } = await someone();
    const before = stored.size;
    expect((await document(bytes, { filename: 'passport.pdf', ...query })).status).toBe(status);
    expect(stored.size).toBe(before);
    expect(await sql('select 1 from documents where owner_id = $1', [person.id])).toEqual([]);
  });
});
