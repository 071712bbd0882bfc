import { expect, test } from 'vitest';
import { listingMedia } from '#server/db/schema/index.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { stored } from '#tests/builders/index.ts';

/** Captions and the video's link, which an owner gives, stand on the listing's public page. */

const world = dealWorld();
const { parties } = world;
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

async function aHome() {
  const { id: listingId } = await world.aListing();
  const photo = { listingId, position: 0, kind: 'photo' as const, url: '/media/kitchen' };
  const values = { ...photo, alt: 'Photo of a flat' };
  const { id } = stored(await world.db().insert(listingMedia).values(values).returning());
  return {
    caption: (caption: string) =>
      world.as(parties.owner, 'PUT', `/property/media/${listingId}/photo/${id}`, {
        caption,
        kind: 'photo',
      }),
    setVideo: (videoUrl: string) =>
      world.as(parties.owner, 'PUT', `/property/media/${listingId}/video`, { videoUrl }),
    shown: async () =>
      (await world.as(parties.stranger, 'GET', `/property/getPropertyData/${listingId}`)).body.data
        .property.mediaData,
  };
}

test('as they are given, and none where there is none', async () => {
  const home = await aHome();
  const media = { url: '/media/kitchen', alt: 'Photo of a flat', kind: 'photo' };
  expect(await home.shown()).toMatchObject({
    media: [{ ...media, caption: null }],
    videoUrl: null,
  });
  expect((await home.caption('The kitchen, done up in 2024')).status).toBe(200);
  expect((await home.setVideo(VIDEO)).status).toBe(200);
  expect(await home.shown()).toMatchObject({
    media: [{ ...media, caption: 'The kitchen, done up in 2024' }],
    videoUrl: VIDEO,
  });
  await home.setVideo('');
  expect((await home.shown()).videoUrl).toBeNull();
});

test('a caption that tells how to reach the owner is refused at its field', async () => {
  const home = await aHome();
  for (const words of ['Ring 098500 12345', 'asha.k@mail.test knows more']) {
    const { status, body } = await home.caption(words);
    expect([status, body.errors?.[0].path]).toEqual([422, 'caption']);
  }
});

test('a link to nowhere known is refused', async () => {
  const home = await aHome();
  expect((await home.setVideo('https://films.test/flat.mp4')).status).toBe(200);
  for (const link of [
    'http://youtu.be/dQw4w9WgXcQ',
    'https://films.test/',
    'javascript:alert(1)',
  ]) {
    expect((await home.setVideo(link)).status).toBe(422);
  }
});
