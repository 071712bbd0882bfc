import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { perceptualHash } from '#server/homes/media/perceptual-hash.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { insertListing } from '#tests/builders/index.ts';
import { aPhoto, mediaDesk } from './media-desk.ts';

const { anOwner, someone, context, stored, sql, served, runHousekeepingIn } = mediaDesk();

type Desk = Awaited<ReturnType<typeof anOwner>>;

async function put(owner: Desk, kind = 'photo', file?: Buffer) {
  const answer = await owner.upload(file ?? (await aPhoto()), kind);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.media as { id: number; url: string };
}

const newsOf = (personId: number) =>
  sql('select kind, title, link from notifications where person_id = $1 order by id', personId);

describe('the pictures of a listing', () => {
  test('stand in the order they came and then in the order they are put', async () => {
    const owner = await anOwner();
    const plan = await put(owner, 'floor_plan');
    const a = await put(owner);
    const b = await put(owner);
    expect(await owner.row()).toEqual({ cover: a.url, photo_count: 2 });
    const ids = [b.id, plan.id, a.id];
    expect((await owner.call('PUT', `${owner.path}/order`, { ids })).status).toBe(200);
    const { media } = await owner.state();
    expect(media.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(await owner.row()).toEqual({ cover: b.url, photo_count: 2 });
    for (const wrong of [[b.id, a.id], [b.id, b.id, a.id], [...ids, 1], []]) {
      const answer = await owner.call('PUT', `${owner.path}/order`, { ids: wrong });
      expect(answer.status).toBe(409);
    }
  });

  test('arriving at once have places of their own', async () => {
    const owner = await anOwner();
    await Promise.all(Array.from({ length: 6 }, () => put(owner)));
    const places = await sql(
      'select position from listing_media where listing_id = $1 order by position',
      owner.id,
    );
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await owner.row()).toMatchObject({ photo_count: 6 });
  });

  test('carry a caption and may turn out to be plans', async () => {
    const owner = await anOwner({ localitySlug: 'baner' });
    const { id } = await put(owner);
    const path = `${owner.path}/photo/${id}`;
    const named = await owner.call('PUT', path, { caption: ' Kitchen ', kind: 'photo' });
    expect(named.body.data).toMatchObject({
      caption: 'Kitchen',
      alt: 'Kitchen: photo of 2 BHK flat in Baner',
    });
    const plan = await owner.call('PUT', path, { caption: '', kind: 'floor_plan' });
    expect(plan.body.data).toMatchObject({
      caption: null,
      alt: 'Floor plan of 2 BHK flat in Baner',
    });
    expect(await owner.row()).toEqual({ cover: null, photo_count: 0 });
    const long = await owner.call('PUT', path, { caption: 'x'.repeat(121), kind: 'photo' });
    expect(long.status).toBe(422);
    const other = await anOwner();
    const elsewhere = await other.call('PUT', `${other.path}/photo/${id}`, {
      caption: '',
      kind: 'photo',
    });
    expect(elsewhere.status).toBe(404);
  });

  test('removed are gone with their files', async () => {
    const owner = await anOwner();
    await runHousekeepingIn(3);
    const before = stored.size;
    const a = await put(owner);
    const b = await put(owner);
    expect((await owner.call('DELETE', `${owner.path}/photo/${a.id}`)).status).toBe(200);
    expect(await owner.row()).toEqual({ cover: b.url, photo_count: 1 });
    await context().background.idle();
    await runHousekeepingIn(1);
    expect(stored.size).toBe(before + 6);
    expect((await served(`${a.url}-400.webp`)).status).toBe(404);
    expect((await owner.call('DELETE', `${owner.path}/photo/${a.id}`)).status).toBe(404);
  });

  test('of a rented home stay as they are', async () => {
    const owner = await anOwner();
    const { id } = await put(owner);
    await sql(`update listings set status = 'rented' where id = $1`, owner.id);
    expect((await owner.call('DELETE', `${owner.path}/photo/${id}`)).status).toBe(409);
    expect((await owner.call('PUT', `${owner.path}/order`, { ids: [id] })).status).toBe(409);
    expect((await owner.state()).media).toHaveLength(1);
  });

  test('drawn for the demo are served beside them', async () => {
    expect((await served('/media/2147-400.webp')).status).toBe(404);
    const drawing = {
      seed: 7,
      kind: 'plan',
      subcategory: 'Flat',
      bedrooms: 2,
      storeys: 5,
      furnished: false,
      carpetSqft: 700,
    };
    const owner = await anOwner();
    const [{ id }] = await sql(
      `insert into listing_media (listing_id, position, kind, url, alt, drawing)
       values ($1, 0, 'floor_plan', '/media/1', 'Plan', $2) returning id`,
      owner.id,
      JSON.stringify(drawing),
    );
    expect((await served(`/media/${id}-400.webp`)).status).toBe(200);
  });
});

describe('a deleted account', () => {
  test('leaves no door and no exact place, of what is sold neither', async () => {
    const owner = await anOwner();
    const sold = await insertListing(context().db, { ownerId: owner.person.id, status: 'sold' });
    await sql(
      `update listings set private_address = 'Flat 402', location = point(73.8912345, 18.5398765)
       where owner_id = $1`,
      owner.person.id,
    );
    const left = await owner.call('POST', '/profile/deleteaccount', { password: PASSWORD });
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    const rows = await sql(
      `select private_address as door, location[0] as x, location[0] = public_location[0] as moved
       from listings where id = any($1::int[])`,
      [owner.id, sold.id],
    );
    for (const row of rows) expect(row).toMatchObject({ door: null, moved: true });
    expect(rows.map(({ x }) => x)).not.toContain(73.8912345);
    expect(rows).toHaveLength(2);
  });

  test('takes the pictures of its listings along, and what was still on its way', async () => {
    const owner = await anOwner();
    await put(owner);
    await put(owner, 'floor_plan');
    const begun = await aPhoto();
    await owner.create(begun.length);
    const sold = await put(await anOwner());
    const before = stored.size;
    const answer = await owner.call('POST', '/profile/deleteaccount', { password: PASSWORD });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await context().background.idle();
    const left = await sql('select 1 from listing_media where listing_id = $1', owner.id);
    expect(left).toEqual([]);
    expect(await owner.row()).toEqual({ cover: null, photo_count: 0 });
    expect(stored.size).toBe(before - 12);
    expect((await served(`${sold.url}-400.webp`)).status).toBe(200);
    expect(await sql('select 1 from uploads where owner_id = $1', owner.person.id)).toEqual([]);
  });

  test('leaves those of a home that was sold', async () => {
    const owner = await anOwner();
    const photo = await put(owner);
    await sql("update listings set status = 'sold' where id = $1", owner.id);
    await owner.call('POST', '/profile/deleteaccount', { password: PASSWORD });
    await context().background.idle();
    expect((await served(`${photo.url}-400.webp`)).status).toBe(200);
  });
});

describe('a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 200],
    ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3', 200],
    ['https://youtube.com/shorts/dQw4w9WgXcQ?si=x', 200],
    ['https://youtu.be/dQw4w9WgXcQ', 200],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 200],
    ['https://films.example.org/my%20flat/walk.mp4?v=2', 200],
    ['', 200],
    ['http://films.example.org/walk.mp4', 422],
    ['https://www.youtube.com/@someone', 422],
    ['https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 422],
    ['https://me:secret@films.example.org/walk.mp4', 422],
    ['https://films.example.org/walk.exe', 422],
    ['javascript:alert(1)//https://x.org/a.mp4', 422],
  ])('%s answers %i', async (videoUrl, status) => {
    const owner = await anOwner();
    const answer = await owner.call('PUT', `${owner.path}/video`, { videoUrl });
    expect(answer.status).toBe(status);
    expect((await owner.state()).videoUrl).toBe(status === 200 && videoUrl ? videoUrl : null);
  });
});

describe('the same photo', () => {
  const IN_BANER = { localitySlug: 'baner' };
  /** As another site or a messenger would hand it on. */
  const handedOn = (file: Buffer) =>
    sharp(file).resize(411).modulate({ brightness: 1.05 }).jpeg({ quality: 45 }).toBuffer();

  test('on the same listing is there already', async () => {
    const owner = await anOwner();
    const file = await aPhoto();
    await put(owner, 'photo', file);
    const answer = await owner.upload(await handedOn(file));
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This picture is on your property already.',
    ]);
    expect(await owner.state()).toMatchObject({ media: [{}], uploads: [] });
    const both = await aPhoto();
    const rush = await Promise.all([1, 2, 3].map(() => owner.upload(both)));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('on another owner’s is kept, asked about once and shown to staff', async () => {
    const first = await anOwner({ title: 'The true home', ...IN_BANER });
    const file = await aPhoto();
    const more = await aPhoto();
    const theirs = await put(first, 'photo', file);
    await put(first, 'photo', more);
    const second = await anOwner({ title: 'The copy', ...IN_BANER });
    const copy = await put(second, 'photo', await handedOn(file));
    await put(second, 'photo', more);
    expect(await newsOf(second.person.id)).toEqual([
      {
        kind: 'listing',
        title: 'Is this photo yours?',
        link: `/PropertyMedia?id=${second.id}`,
      },
    ]);
    expect(await newsOf(first.person.id)).toEqual([]);
    expect((await second.state()).media[0].alike).toEqual({ answer: null });
    expect((await first.state()).media[0].alike).toBeNull();

    const path = `${second.path}/photo/${copy.id}/answer`;
    const answer = 'The builder gave us both this picture.';
    expect((await second.call('PUT', path, { answer: 'no' })).status).toBe(422);
    expect((await second.call('PUT', path, { answer })).status).toBe(200);
    expect((await second.state()).media[0].alike).toEqual({ answer });
    const notFlagged = await first.call('PUT', `${first.path}/photo/${theirs.id}/answer`, {
      answer,
    });
    expect(notFlagged.status).toBe(409);

    const staff = await someone({ role: 'admin' });
    const queue = async () => (await staff.call('GET', '/admin/photos')).body.data;
    const { items, total } = await queue();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      mediaId: copy.id,
      title: 'The copy',
      owner: `${second.person.firstName} ${second.person.lastName}`,
      answer,
      like: { mediaId: theirs.id, title: 'The true home', listingId: first.id },
    });

    const decide = (mediaId: number, body: unknown) =>
      staff.call('POST', `/admin/photos/${mediaId}/decide`, body);
    const decisions = await Promise.all([1, 2, 3].map(() => decide(copy.id, { decision: 'keep' })));
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await second.state()).media[0].alike).toBeNull();
    const [, other] = items;
    expect((await decide(other.mediaId, { decision: 'remove' })).status).toBe(422);
    const reason = 'The first owner took it.';
    expect((await decide(other.mediaId, { decision: 'remove', reason })).status).toBe(200);
    expect((await decide(other.mediaId, { decision: 'remove', reason })).status).toBe(404);
    expect(await queue()).toMatchObject({ total: 0, items: [] });
    expect((await second.state()).media).toHaveLength(1);
    expect(await second.row()).toEqual({ cover: copy.url, photo_count: 1 });
    expect((await newsOf(second.person.id)).at(-1)?.title).toBe('We have removed a photo');
  });

  test('is no question between listings of one owner, nor are plans, nor even pictures', async () => {
    const first = await anOwner(IN_BANER);
    const file = await aPhoto();
    await put(first, 'photo', file);
    await put(first, 'floor_plan', await aPhoto());
    const other = await anOwner(IN_BANER);
    await sql('update listings set owner_id = $1 where id = $2', first.person.id, other.id);
    const mine = await first.call('POST', `/property/media/${other.id}/upload`, {
      kind: 'photo',
      filename: 'a.jpg',
      bytes: file.length,
    });
    const path = `/property/media/${other.id}/upload/${mine.body.data.uploadId}?offset=0`;
    expect((await first.send('PUT', path, file)).body.data.media.alike).toBeNull();

    const plan = await aPhoto();
    await put(first, 'floor_plan', plan);
    const third = await anOwner(IN_BANER);
    await put(third, 'floor_plan', plan);
    const even = () =>
      sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
    await put(third, 'photo', await even());
    await put(third, 'photo', await even());
    expect(await newsOf(third.person.id)).toEqual([]);
  });

  test('is looked for among what is live in the same locality', async () => {
    const file = await aPhoto();
    const first = await anOwner(IN_BANER);
    await put(first, 'photo', file);
    const copied = async (where: { localitySlug: string }) => {
      const copy = await anOwner(where);
      await put(copy, 'photo', file);
      return (await newsOf(copy.person.id)).length;
    };
    expect(await copied({ localitySlug: 'hadapsar' })).toBe(0);
    expect(await copied(IN_BANER)).toBe(1);
    await sql("update listings set status = 'sold'");
    expect(await copied(IN_BANER)).toBe(0);
  });

  test('is known by its hash, other photos are not', async () => {
    const distance = (a = '0', b = '0') =>
      [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length;
    const others: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      const file = await aPhoto();
      const hash = await perceptualHash(file);
      expect(distance(hash, await perceptualHash(await handedOn(file)))).toBeLessThanOrEqual(6);
      for (const other of others) expect(distance(hash, other)).toBeGreaterThan(6);
      others.push(hash);
    }
    const even = sharp({ create: { width: 90, height: 80, channels: 3, background: 'grey' } });
    expect(await perceptualHash(await even.png().toBuffer())).toBeUndefined();
  });
});
