import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { listingMedia, type Person, uploads } from '#server/db/schema/index.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';
import { stored } from '#tests/builders/stored.ts';

const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

const aHome = async ({ context }: World, owner: Person) =>
  insertListing(context.db, { ownerId: owner.id });

async function anUpload(world: World, owner: Person): Promise<string> {
  const { id: listingId } = await aHome(world, owner);
  const upload = stored(
    await world.context.db
      .insert(uploads)
      .values({
        id: randomUUID(),
        ownerId: owner.id,
        listingId,
        kind: 'photo',
        fileName: 'kitchen.png',
        bytes: (await picture).length,
      })
      .returning(),
  );
  return `/api/property/media/${listingId}/upload/${upload.id}`;
}

async function aPhoto({ context }: World, listingId: number): Promise<number> {
  const url = `/media/${randomUUID()}`;
  const values = { listingId, position: 0, kind: 'photo' as const, url, alt: 'Photo of a flat' };
  return stored(await context.db.insert(listingMedia).values(values).returning()).id;
}

/** A photo that is much like another owner's, and waits for staff. */
async function anAlikePhoto(world: World, owner: Person) {
  const { id: listingId } = await aHome(world, owner);
  const mediaId = await aPhoto(world, listingId);
  await world.context.db.$client.query(
    `insert into audit_log (action, subject_kind, subject_id, detail)
     values ('photo.alike', 'photo', $1, '{}')`,
    [mediaId],
  );
  return { listingId, mediaId };
}

export const mediaExamples: Record<string, Example> = {
  getMedia: async (world, owner) => ({
    path: `/api/property/media/${(await aHome(world, owner)).id}`,
  }),
  createUpload: async (world, owner) => ({
    path: `/api/property/media/${(await aHome(world, owner)).id}/upload`,
    body: { kind: 'photo', filename: 'kitchen.jpg', bytes: 1_000_000 },
  }),
  getUpload: async (world, owner) => ({ path: await anUpload(world, owner) }),
  sendChunk: async (world, owner) => ({
    path: `${await anUpload(world, owner)}?offset=0`,
    body: await picture,
  }),
  cancelUpload: async (world, owner) => ({ path: await anUpload(world, owner) }),
  orderMedia: async (world, owner) => {
    const { id } = await aHome(world, owner);
    return {
      path: `/api/property/media/${id}/order`,
      body: { ids: [await aPhoto(world, id)] },
    };
  },
  changeMedia: async (world, owner) => {
    const { id } = await aHome(world, owner);
    return {
      path: `/api/property/media/${id}/photo/${await aPhoto(world, id)}`,
      body: { caption: 'Kitchen', kind: 'photo' },
    };
  },
  removeMedia: async (world, owner) => {
    const { id } = await aHome(world, owner);
    return { path: `/api/property/media/${id}/photo/${await aPhoto(world, id)}` };
  },
  answerAlike: async (world, owner) => {
    const { listingId, mediaId } = await anAlikePhoto(world, owner);
    return {
      path: `/api/property/media/${listingId}/photo/${mediaId}/answer`,
      body: { answer: 'The builder gave us both the picture.' },
    };
  },
  setVideo: async (world, owner) => ({
    path: `/api/property/media/${(await aHome(world, owner)).id}/video`,
    body: { videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk' },
  }),
  listAlikePhotos: () => ({ path: '/api/admin/photos' }),
  decideAlikePhoto: async (world) => {
    const { mediaId } = await anAlikePhoto(world, await insertPerson(world.context.db));
    return { path: `/api/admin/photos/${mediaId}/decide`, body: { decision: 'keep' } };
  },
};
