import { beforeAll, expect, test } from 'vitest';
import { demoApi } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';

const { api, db } = demoApi();

/** A place in words that nothing else has, so that only these homes are found. */
const SOCIETY = 'Bakul Kunj Vihar';

beforeAll(async () => {
  for (const subcategory of ['Studio Apartment', 'Flat', 'House'] as const)
    await insertListing(db(), { society: SOCIETY, subcategory, bedrooms: 1 });
  await insertListing(db(), { society: SOCIETY, subcategory: 'Flat', bedrooms: 2 });
});

const inSociety = { listedin: 'sell', loc: SOCIETY };

async function kindsFor(wish: Record<string, string>): Promise<string[]> {
  const asked = await api('POST', '/api/property/serchproperty', { ...inSociety, ...wish });
  expect(asked.status).toBe(200);
  const cards: { propertydata: { subcategory: string } }[] = asked.body.data.data;
  return cards.map(({ propertydata }) => propertydata.subcategory).sort();
}

async function facetsFor(wish: Record<string, string>) {
  const query = new URLSearchParams({ ...inSociety, ...wish });
  return (await api('GET', `/api/property/facets?${query}`)).body.data;
}

test('1 BHK finds no 1 RK, and 1 RK finds studios alone', async () => {
  expect(await kindsFor({ bedrooms: '1' })).toEqual(['Flat', 'House']);
  expect(await kindsFor({ bedrooms: '1,2' })).toEqual(['Flat', 'Flat', 'House']);
  expect(await kindsFor({ subcategory: 'Studio Apartment' })).toEqual(['Studio Apartment']);
});

test('who names studios beside 1 BHK is shown both', async () => {
  const both = { subcategory: 'Studio Apartment,Flat', bedrooms: '1' };
  expect(await kindsFor(both)).toEqual(['Flat', 'Studio Apartment']);
});

test('each chip counts what choosing it finds', async () => {
  expect((await facetsFor({})).bedrooms).toEqual({ 1: 2, 2: 1 });
  expect((await facetsFor({ bedrooms: '1' })).subcategory).toEqual({
    Flat: 1,
    House: 1,
    'Studio Apartment': 1,
  });
  expect((await facetsFor({ subcategory: 'Studio Apartment' })).bedrooms).toEqual({ 1: 1 });
});
