import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { s3Store } from '#server/ports/storage/s3-store.ts';
import { patience } from '#tests/patience.ts';

/** The store on a real server, where one is given: TEST_S3_URL, with a bucket that is there. */
const { TEST_S3_URL, TEST_S3_BUCKET, TEST_S3_REGION, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } =
  process.env;
const account = {
  endpoint: TEST_S3_URL ?? '',
  bucket: TEST_S3_BUCKET ?? 'papers',
  region: TEST_S3_REGION ?? 'ap-south-1',
  accessKey: TEST_S3_ACCESS_KEY ?? '',
  secretKey: TEST_S3_SECRET_KEY ?? '',
};
const LARGE = 60_000_000;
/** By the server: some say of an unknown key that it is unknown, others only that it does not sign. */
const WRONG_KEY =
  /^The object store answered 403 (?:InvalidAccessKeyId|SignatureDoesNotMatch) to PUT\.$/;

describe.skipIf(!TEST_S3_URL)('a real S3 server, where TEST_S3_URL names one', () => {
  const store = s3Store(account);
  const folder = `drill/${randomUUID()}`;

  test(
    'gives back what was put, small and large, replaces and forgets it',
    async () => {
      const small = Buffer.from([0, 255, 1, 254, 10, 13]);
      expect(await store.get(`${folder}/none`)).toBeUndefined();
      for (const [key, bytes, mime] of [
        [`${folder}/a.webp`, small, 'image/webp'],
        [`${folder}/a.webp`, Buffer.from('%PDF-'), 'application/pdf'],
        [`${folder}/large`, randomBytes(LARGE), 'application/pdf'],
      ] as const) {
        await store.put(key, bytes, mime);
        const kept = await store.get(key);
        expect(kept?.mime).toBe(mime);
        expect(kept?.bytes.equals(bytes)).toBe(true);
      }
      for (const key of ['a.webp', 'a.webp', 'large']) {
        await store.remove(`${folder}/${key}`);
        expect(await store.get(`${folder}/${key}`)).toBeUndefined();
      }
    },
    patience(60),
  );

  test.each([
    ['another secret', { secretKey: 'never-to-be-shown' }, /403 SignatureDoesNotMatch to PUT\.$/],
    ['a key nobody has', { accessKey: 'other' }, WRONG_KEY],
    [
      'a bucket that is not there',
      { bucket: `none-${randomUUID()}` },
      /404 NoSuchBucket to PUT\.$/,
    ],
  ])('says what is wrong: %s', async (_, changed, said) => {
    const put = s3Store({ ...account, ...changed }).put(
      `${folder}/x`,
      Buffer.from('x'),
      'image/png',
    );
    await expect(put).rejects.toThrow(said);
  });
});
