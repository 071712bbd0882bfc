import { eq } from 'drizzle-orm';
import { type Person, people } from '#server/db/schema/index.ts';
import type { Example, World } from '#tests/api/world.ts';
import { aSession, insertListing } from '#tests/builders/index.ts';

/** Everything a flat for sale in Baner is asked, as typed. */
export const TYPED_FLAT = {
  bedrooms: '2',
  bathrooms: '2',
  balconies: '1',
  garages: '1',
  lift: 'yes',
  areaUnit: 'sqft',
  carpetArea: '760',
  builtUpArea: '980',
  floor: '4',
  floors: '11',
  facing: 'East',
  furnishing: 'Semi-Furnished',
  age: '5-10 Years',
  possession: 'Ready To Move',
  price: '85,00,000',
  maintenance: '3500',
  localitySlug: 'baner',
  society: 'Sai Heights',
  privateAddress: 'Flat 402, B wing, Sai Heights, Lane 7',
  landmark: 'Balewadi High Street',
  pincode: '411045',
  latitude: 18.5601,
  longitude: 73.7802,
  amenities: ['School', 'Park'],
  exteriorMaterial: 'Brick',
  structureType: 'RCC',
  title: 'Semi-furnished 2 BHK flat in Sai Heights, Baner',
  description: 'Two balconies to the east, morning light, water all day.',
} as const;

const asOwner = async ({ context }: World, owner: Person) =>
  (await aSession(context.db, owner.id)).headers;

export async function verified({ context }: World, { id }: Person): Promise<void> {
  await context.db.update(people).set({ panVerified: true }).where(eq(people.id, id));
}

/** Always with papers and rights, so that another role's example is made as well. */
export async function aDraft(world: World, owner: Person, answers: object = {}) {
  await verified(world, owner);
  const [before] = await world.context.db.select().from(people).where(eq(people.id, owner.id));
  await world.context.db.update(people).set({ role: 'user' }).where(eq(people.id, owner.id));
  const headers = await asOwner(world, owner);
  const made = await world.api(
    'POST',
    '/api/property/drafts',
    { subcategory: 'Flat', listedin: 'sell' },
    headers,
  );
  const { id, updatedAt } = made.body.data;
  const saved = await world.api(
    'PUT',
    `/api/property/drafts/${id}`,
    { step: 'review', answers: { ...TYPED_FLAT, ...answers }, updatedAt },
    headers,
  );
  if (saved.status !== 200) throw new Error(`draft: ${JSON.stringify(saved.body)}`);
  await world.context.db
    .update(people)
    .set({ role: before?.role ?? 'user' })
    .where(eq(people.id, owner.id));
  return { id: id as number, updatedAt: saved.body.data.updatedAt as string };
}

async function aListingOf(world: World, owner: Person) {
  await verified(world, owner);
  return insertListing(world.context.db, { ownerId: owner.id, localitySlug: 'baner', demo: false });
}

const FLAT_OR_SALE = { subcategory: 'Flat', listedin: 'sell' };

export const myListingExamples: Record<string, Example> = {
  createDraft: async (world, owner) => {
    await verified(world, owner);
    return { path: '/api/property/drafts', body: FLAT_OR_SALE };
  },
  listDrafts: () => ({ path: '/api/property/drafts' }),
  getDraft: async (world, owner) => ({
    path: `/api/property/drafts/${(await aDraft(world, owner)).id}`,
  }),
  saveDraft: async (world, owner) => {
    const { id, updatedAt } = await aDraft(world, owner);
    return {
      path: `/api/property/drafts/${id}`,
      body: { step: 'price', answers: { price: '8600000' }, updatedAt },
    };
  },
  deleteDraft: async (world, owner) => ({
    path: `/api/property/drafts/${(await aDraft(world, owner)).id}`,
  }),
  finishDraft: async (world, owner) => {
    const { id, updatedAt } = await aDraft(world, owner);
    return { path: `/api/property/drafts/${id}/finish`, body: { updatedAt, confirm: true } };
  },
  comparableRate: () => ({
    path: '/api/property/comparablerate?locality=baner&listedin=sell&subcategory=Flat',
  }),
  findByUser: (_, { id }) => ({ path: `/api/Property/findByUser/${id}?page=1` }),
  findByUserId: async (world, owner) => ({
    path: `/api/property/findbyuserid/${(await aListingOf(world, owner)).id}/${owner.id}`,
  }),
  myVerifiedProperty: (_, { id }) => ({ path: `/api/property/myverifiedproperty/${id}` }),
  editListing: async (world, owner) => {
    const { id, updatedAt } = await aListingOf(world, owner);
    return {
      path: `/api/property/${id}`,
      body: { answers: TYPED_FLAT, updatedAt: updatedAt.toISOString() },
    };
  },
  changeListing: async (world, owner) => ({
    path: `/api/property/status/${(await aListingOf(world, owner)).id}`,
    body: { action: 'pause' },
  }),
  changeListings: async (world, owner) => ({
    path: '/api/property/several',
    body: { ids: [(await aListingOf(world, owner)).id], action: 'pause' },
  }),
  getMyListingsCsv: (_, { id }) => ({ path: `/api/Property/findByUser/${id}/csv` }),
  getListingInterest: async (world, owner) => ({
    path: `/api/property/interest/${(await aListingOf(world, owner)).id}`,
  }),
  confirmListing: async (world, owner) => ({
    path: `/api/property/stillavailable/${(await aListingOf(world, owner)).id}`,
  }),
};
