import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Store } from '#server/ports/storage/s3-store.ts';
import { ACCOUNT, startObjectStore } from '#tests/emulators/object-store.ts';
import { aPhoto, mediaDesk } from './homes/media-desk.ts';

const desk = mediaDesk();
let bucket: Awaited<ReturnType<typeof startObjectStore>>;

beforeAll(async () => {
  bucket = await startObjectStore();
  desk.context().ports.store = s3Store({ ...ACCOUNT, endpoint: bucket.url });
});
afterAll(() => bucket?.close());

test.each([503, 429])(
  'while the object store answers %i a photo is told to come again',
  async (status) => {
    const owner = await desk.anOwner();
    const photo = await aPhoto();
    bucket.fail(status);
    const refused = await owner.upload(photo);
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect((await owner.row()).photo_count).toBe(0);
    bucket.fail(undefined);
    expect((await owner.upload(photo)).status).toBe(200);
    expect((await owner.row()).photo_count).toBe(1);
  },
);
