import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isUnavailable } from '#server/db/unavailable.ts';
import { objectStore } from '#server/ports/storage/index.ts';
import { localStore } from '#server/ports/storage/local-store.ts';
import type { ObjectStore } from '#server/ports/storage/object-store.ts';
import { s3Store } from '#server/ports/storage/s3-store.ts';
import { ACCOUNT, startObjectStore } from '#tests/emulators/object-store.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const KEY = 'people/0b6f3c1e-6f0a-4a53-9a0e-0c2d4b1f7a11/320.webp';
const BYTES = Buffer.from([0, 255, 1, 254, 10, 13]);

let folder: string;
let emulator: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  folder = await scratchFolder('storage');
  emulator = await startObjectStore();
});
afterEach(() => emulator.fail(undefined));
afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

const s3 = (changed: Partial<typeof ACCOUNT> = {}) =>
  s3Store({ ...ACCOUNT, endpoint: `${emulator.url}/`, ...changed });

const STORES: [string, () => ObjectStore][] = [
  ['folder', () => localStore(path.join(folder, 'objects'))],
  ['bucket', () => s3()],
];

describe.each(STORES)('a %s', (_, open) => {
  test('gives back what was put, replaces and forgets it', async () => {
    const store = open();
    expect(await store.get(KEY)).toBeUndefined();
    await store.put(KEY, BYTES, 'image/webp');
    expect(await store.get(KEY)).toEqual({ bytes: BYTES, mime: 'image/webp' });
    await store.put(KEY, Buffer.from('%PDF-'), 'application/pdf');
    expect(await store.get(KEY)).toEqual({ bytes: Buffer.from('%PDF-'), mime: 'application/pdf' });
    await store.remove(KEY);
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeUndefined();
  });

  test('a folder of keys is itself no key', async () => {
    const store = open();
    await store.put('a/b', BYTES, 'image/png');
    expect(await store.get('a')).toBeUndefined();
    expect(await store.get('a/b/c')).toBeUndefined();
    await store.remove('a/b');
  });

  test.each([
    '',
    '/etc/passwd',
    '../../etc/passwd',
    'people/../../secret.key',
    'people/./x',
    'people//x',
    'people/',
    'people\\..\\x',
    'C:/x',
    'a/.320.webp.mime',
    'a\u0000b',
    'a b',
    'a%2f..%2fb',
    'a?acl',
    'a'.repeat(513),
  ])('the key %j leads nowhere', async (key) => {
    const store = open();
    await expect(store.put(key, BYTES, 'image/webp')).rejects.toThrow('Not a key');
    await expect(store.get(key)).rejects.toThrow('Not a key');
    await expect(store.remove(key)).rejects.toThrow('Not a key');
  });
});

describe('the folder', () => {
  test('is readable by its owner only and holds no half files', async () => {
    const root = path.join(folder, 'closed');
    const store = localStore(root);
    await store.put('x/y.pdf', BYTES, 'application/pdf');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.put('x/y.pdf', Buffer.alloc(50_000, index), 'application/pdf'),
      ),
    );
    expect((await readdir(path.join(root, 'x'))).sort()).toEqual(['.y.pdf.mime', 'y.pdf']);
    const bits = async (name: string) => (await stat(path.join(root, name))).mode & 0o777;
    expect([await bits('x'), await bits('x/y.pdf'), await bits('x/.y.pdf.mime')]).toEqual([
      0o700, 0o600, 0o600,
    ]);
    const kept = await store.get('x/y.pdf');
    expect(new Set(kept?.bytes).size).toBe(1);
    expect(kept?.bytes.length).toBe(50_000);
  });

  test('leaves nothing behind where it could not write', async () => {
    const root = path.join(folder, 'blocked');
    const store = localStore(root);
    await store.put('x/y', BYTES, 'image/png');
    await expect(store.put('x', BYTES, 'image/png')).rejects.toThrow();
    expect(await readdir(path.join(root, '.parts'))).toEqual([]);
  });

  test('a sweep takes what a killed write left long ago, and nothing else', async () => {
    const root = path.join(folder, 'swept');
    const store = localStore(root);
    const before = new Date(Date.now() - 60_000);
    expect(await store.sweep(before)).toBe(0);
    await store.put('x/y', BYTES, 'image/png');
    for (const name of ['old', 'new']) await writeFile(path.join(root, '.parts', name), BYTES);
    const long = new Date(before.getTime() - 1_000);
    for (const file of ['.parts/old', 'x/y']) await utimes(path.join(root, file), long, long);
    expect(await store.sweep(before)).toBe(1);
    expect(await readdir(path.join(root, '.parts'))).toEqual(['new']);
    expect(await store.get('x/y')).toEqual({ bytes: BYTES, mime: 'image/png' });
  });
});

describe('the bucket', () => {
  test('is addressed by path and given the type', async () => {
    await s3().put(KEY, BYTES, 'image/webp');
    expect(emulator.objects.get(KEY)).toEqual({ bytes: BYTES, mime: 'image/webp' });
  });

  test('errors name the trouble and no secret', async () => {
    const said = (store: ObjectStore) =>
      store.put(KEY, BYTES, 'image/webp').then(
        () => 'nothing',
        (error: Error) => `${error.message} ${JSON.stringify(error)} ${error.cause ?? ''}`.trim(),
      );
    const secretKey = 'never-to-be-shown';
    expect(await said(s3({ secretKey }))).toBe(
      'The object store answered 403 SignatureDoesNotMatch to PUT. {}',
    );
    expect(await said(s3({ accessKey: 'other' }))).toContain('403 InvalidAccessKeyId');
    expect(await said(s3({ bucket: 'elsewhere' }))).toContain('404 NoSuchBucket');
    emulator.fail(503);
    expect(await said(s3())).toContain('503 ServiceUnavailable to PUT');
    await expect(s3().get(KEY)).rejects.toThrow('503');
    await expect(s3().remove(KEY)).rejects.toThrow('503');
    await expect(s3().get(KEY)).rejects.toSatisfy(isUnavailable);
    emulator.fail(undefined);
    await expect(s3({ secretKey }).get(KEY)).rejects.not.toSatisfy(isUnavailable);
    const gone = await startObjectStore();
    await gone.close();
    expect(await said(s3Store({ ...ACCOUNT, endpoint: gone.url, secretKey }))).toBe(
      'The object store cannot be reached (ECONNREFUSED). {}',
    );
  });
});

describe('the choice', () => {
  const settings = () => ({
    S3_ENDPOINT: emulator.url,
    S3_BUCKET: ACCOUNT.bucket,
    S3_REGION: ACCOUNT.region,
    S3_ACCESS_KEY: ACCOUNT.accessKey,
    S3_SECRET_KEY: ACCOUNT.secretKey,
    DATA_DIR: path.join(folder, 'data'),
  });

  test('a described bucket is used, otherwise the data folder', async () => {
    await objectStore(settings()).put('chosen', BYTES, 'image/png');
    expect(emulator.objects.has('chosen')).toBe(true);
    const local = objectStore({ DATA_DIR: path.join(folder, 'data'), S3_BUCKET: '' });
    expect(await local.get('chosen')).toBeUndefined();
    await local.put('chosen', BYTES, 'image/png');
    expect(await readdir(path.join(folder, 'data', 'objects'))).toContain('chosen');
  });

  test('half a description is named', () => {
    expect(() => objectStore({ ...settings(), S3_REGION: undefined, S3_SECRET_KEY: '' })).toThrow(
      'Object storage needs all of its settings: S3_REGION, S3_SECRET_KEY missing.',
    );
  });
});
