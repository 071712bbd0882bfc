import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { declaredPng, noise, pdf } from '#tests/unit/uploads/files.ts';
import { aPhoto, longPhoto, mediaDesk } from './media-desk.ts';

const { MAX_CHUNK_BYTES, MAX_PHOTO_BYTES, PIECE_BYTES } = EXPECTED_FIGURES;

const { anOwner, stored, failAfter, sql, served, runHousekeepingIn } = mediaDesk();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const GPS = {
  IFD0: { Make: 'SecretCamera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1', GPSLongitude: '73/1 51/1 24/1' },
};

describe('a photo sent in chunks', () => {
  test('is served in its widths, with nothing of where it was taken', async () => {
    const owner = await anOwner({ localitySlug: 'baner' });
    const file = await noise(1_700, 900).withExif(GPS).jpeg().toBuffer();
    const answer = await owner.upload(file);
    const { offset, media } = answer.body.data;
    expect(offset).toBeNull();
    expect(media).toMatchObject({
      kind: 'photo',
      alt: 'Photo of 2 BHK flat in Baner',
      width: 1_600,
      height: 847,
      alike: null,
    });
    expect(media.url).toMatch(/^\/media\/[0-9a-f-]{36}$/);
    for (const format of ['webp', 'avif'])
      for (const width of [400, 800, 1_600]) {
        const picture = await served(`${media.url}-${width}.${format}`);
        expect(picture.headers.get('content-type')).toBe(`image/${format}`);
        expect(picture.headers.get('cache-control')).toBe('public, max-age=300');
        const bytes = Buffer.from(await picture.arrayBuffer());
        expect(await sharp(bytes).metadata()).toMatchObject({ width });
        expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS/);
      }
    expect((await served(`${media.url}-400.webp`, 'HEAD')).status).toBe(200);
    for (const wrong of ['-500.webp', '-400.jpg', '.webp', '-400.webp/..']) {
      expect((await served(media.url + wrong)).status).toBe(404);
    }
    expect(await owner.row()).toEqual({ cover: media.url, photo_count: 1 });
  });

  test('leaves nothing but its files', async () => {
    const owner = await anOwner();
    await runHousekeepingIn(3);
    const before = new Set(stored);
    await owner.upload(await longPhoto(700));
    await runHousekeepingIn(1);
    const left = [...stored].filter((key) => !before.has(key));
    expect(left).toHaveLength(6);
    expect(left.every((key) => /^listings\/[0-9a-f-]{36}\/\d+\.(webp|avif)$/.test(key))).toBe(true);
    expect(await owner.state()).toMatchObject({ uploads: [] });
  });

  test('may come in any order of answers: a chunk again is a chunk once', async () => {
    const owner = await anOwner();
    const file = await longPhoto(700);
    const { uploadId } = (await owner.create(file.length)).body.data;
    const first = file.subarray(0, PIECE_BYTES);
    const ahead = await owner.chunk(
      uploadId,
      PIECE_BYTES,
      file.subarray(PIECE_BYTES, 2 * PIECE_BYTES),
    );
    expect([ahead.status, ahead.body.errors]).toEqual([409, [{ path: 'offset', message: '0' }]]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.chunk(uploadId, 0, first)),
    );
    for (const { status, body } of answers) {
      expect([status, body.data]).toEqual([200, { offset: PIECE_BYTES, media: null }]);
    }
    expect((await owner.chunk(uploadId, 0, first)).body.data.offset).toBe(PIECE_BYTES);
    const [listed] = (await owner.state()).uploads;
    expect(listed).toMatchObject({ uploadId, offset: PIECE_BYTES, bytes: file.length });

    await owner.chunk(uploadId, PIECE_BYTES, file.subarray(PIECE_BYTES, 5 * PIECE_BYTES));
    const last = () => owner.chunk(uploadId, 5 * PIECE_BYTES, file.subarray(5 * PIECE_BYTES));
    const ends = await Promise.all([1, 2, 3, 4, 5].map(last));
    const made = new Set(ends.map(({ body }) => body.data?.media?.id));
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([made.size, [...made][0]]).toEqual([1, expect.any(Number)]);
    expect((await last()).body.data.media.id).toBe([...made][0]);
    expect(await owner.row()).toMatchObject({ photo_count: 1 });
  });

  test('must keep to the pieces and to its size', async () => {
    const owner = await anOwner();
    const file = await longPhoto(700);
    const { uploadId } = (await owner.create(file.length)).body.data;
    const at = (offset: number, length: number) =>
      owner.chunk(uploadId, offset, Buffer.alloc(length, 1));
    expect((await at(0, 1_000)).status).toBe(422);
    expect((await at(0, PIECE_BYTES + 1)).status).toBe(422);
    expect((await at(0, MAX_CHUNK_BYTES + 1)).status).toBe(413);
    expect((await at(0, 0)).status).toBe(422);
    expect((await at(-1, PIECE_BYTES)).status).toBe(422);
    const small = await owner.create(1_000);
    expect((await owner.chunk(small.body.data.uploadId, 0, Buffer.alloc(1_001))).status).toBe(422);
    expect((await owner.state()).uploads.map(({ offset }: { offset: number }) => offset)).toEqual([
      0, 0,
    ]);
  });
});

describe('what is announced', () => {
  test('again is taken up where it was', async () => {
    const owner = await anOwner();
    const file = await longPhoto(500);
    const made = await owner.create(file.length, 'photo', 'hall.png');
    const { uploadId } = made.body.data;
    await owner.chunk(uploadId, 0, file.subarray(0, PIECE_BYTES));
    const [again, twice] = await Promise.all([
      owner.create(file.length, 'photo', 'hall.png'),
      owner.create(file.length, 'photo', 'hall.png'),
    ]);
    expect(again.body.data).toMatchObject({ uploadId, offset: PIECE_BYTES });
    expect(twice.body.data.uploadId).toBe(uploadId);
    const other = await owner.create(file.length, 'floor_plan', 'hall.png');
    expect(other.body.data.uploadId).not.toBe(uploadId);
  });

  test('has room for forty, under a rush too', async () => {
    const owner = await anOwner();
    await sql(
      `insert into listing_media (listing_id, position, kind, url, alt)
       select $1, n, 'photo', '/media/x' || n, 'x' from generate_series(0, 36) n`,
      owner.id,
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.create(1_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ]);
  });

  test.each([
    ['too large', { bytes: MAX_PHOTO_BYTES + 1 }],
    ['empty', { bytes: 0 }],
    ['half a byte', { bytes: 0.5 }],
    ['without a name', { filename: ' ' }],
    ['of another kind', { kind: 'video' }],
  ])('%s is refused', async (_, wrong) => {
    const owner = await anOwner();
    const body = { kind: 'photo', filename: 'a.jpg', bytes: 10, ...wrong };
    expect((await owner.call('POST', `${owner.path}/upload`, body)).status).toBe(422);
  });

  test('on a sold home is refused', async () => {
    const owner = await anOwner({ status: 'sold' });
    expect((await owner.create(1_000)).status).toBe(409);
  });

  test('is nobody else’s, whichever listing it is asked under', async () => {
    const owner = await anOwner();
    const thief = await anOwner();
    const { uploadId } = (await owner.create(1_000)).body.data;
    for (const { path } of [owner, thief]) {
      for (const method of ['GET', 'DELETE']) {
        expect((await thief.call(method, `${path}/upload/${uploadId}`)).status).toBe(404);
      }
      const put = await thief.send(
        'PUT',
        `${path}/upload/${uploadId}?offset=0`,
        Buffer.alloc(1_000),
      );
      expect(put.status).toBe(404);
    }
    expect((await owner.call('GET', `${owner.path}/upload/no-id`)).status).toBe(422);
  });
});

describe('a file that is no photo', () => {
  test.each([
    ['an SVG with a script', Buffer.from(SVG)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', pdf('<< /Type /Catalog >>')],
    ['a pixel bomb', declaredPng(60_000, 60_000)],
    ['a picture without its pixels', declaredPng(4_000, 4_000)],
  ])('%s is refused and not kept', async (_, bytes) => {
    const owner = await anOwner();
    await runHousekeepingIn(3);
    const before = stored.size;
    const answer = await owner.upload(bytes);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
    expect(await owner.state()).toMatchObject({ media: [], uploads: [] });
    await runHousekeepingIn(1);
    expect(stored.size).toBe(before);
  });
});

describe('a crash', () => {
  test('at any file of the photo leaves an upload that goes on', async () => {
    const owner = await anOwner();
    const file = await aPhoto();
    await runHousekeepingIn(3);
    const before = stored.size;
    for (const puts of [0, 1, 3, 5]) {
      const { uploadId } = (await owner.create(file.length, 'photo', 'hall.jpg')).body.data;
      failAfter(puts);
      expect((await owner.chunk(uploadId, 0, file)).status).toBe(500);
      failAfter(undefined);
      expect(await owner.state()).toMatchObject({ media: [], uploads: [{ uploadId }] });
    }
    const { uploadId } = (await owner.create(file.length, 'photo', 'hall.jpg')).body.data;
    expect((await owner.chunk(uploadId, 0, file)).body.data.media.id).toEqual(expect.any(Number));
    await runHousekeepingIn(3);
    expect(stored.size).toBe(before + 6);
  });

  test('that nobody comes back after is cleared away', async () => {
    const owner = await anOwner();
    const file = await aPhoto();
    await runHousekeepingIn(3);
    const before = stored.size;
    const { uploadId } = (await owner.create(file.length)).body.data;
    failAfter(4);
    expect((await owner.chunk(uploadId, 0, file)).status).toBe(500);
    failAfter(undefined);
    expect(stored.size).toBeGreaterThan(before);
    await runHousekeepingIn(0.9);
    expect(await owner.state()).toMatchObject({ uploads: [{ uploadId }] });
    await runHousekeepingIn(1.1);
    expect(await owner.state()).toMatchObject({ media: [], uploads: [] });
    await runHousekeepingIn(3);
    expect(stored.size).toBe(before);
    expect((await owner.chunk(uploadId, 0, file)).status).toBe(404);
  });
});

test('an upload given up is gone, and so are its pieces', async () => {
  const owner = await anOwner();
  const file = await longPhoto(700);
  await runHousekeepingIn(3);
  const before = stored.size;
  const { uploadId } = (await owner.create(file.length)).body.data;
  await owner.chunk(uploadId, 0, file.subarray(0, 2 * PIECE_BYTES));
  const path = `${owner.path}/upload/${uploadId}`;
  expect((await owner.call('DELETE', path)).status).toBe(200);
  expect((await owner.call('DELETE', path)).status).toBe(404);
  expect((await owner.call('GET', path)).status).toBe(404);
  await runHousekeepingIn(1);
  expect(stored.size).toBe(before);
});
