import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { listings, type Person } from '#server/db/schema/index.ts';
import { seedLocalities } from '#server/homes/localities/seed-localities.ts';
import { TYPED_FLAT } from '#tests/api/examples/my-listings.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertPerson, stored } from '#tests/builders/index.ts';

const DAY_MS = 86_400_000;
export const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** For a test file: an owner, another for each test, who lists homes on a database of its own. */
export function myListingsDesk() {
  let database: TestDatabase;
  let context: Context;
  let api: ReturnType<typeof testApi>;
  let owner: Person;
  let headers: { authorization: string };

  beforeAll(async () => {
    database = await testDatabase();
    context = testContext(database.db);
    api = testApi(database.db, context);
    await seedLocalities(database.db);
  });
  afterAll(async () => {
    await context.background.idle();
    await database.close();
  });

  /** From now on another owner lists. */
  async function change() {
    owner = await insertPerson(database.db);
    ({ headers } = await aSession(database.db, owner.id));
  }
  beforeEach(change);

  const post = (path: string, body?: unknown, as = headers) =>
    api('POST', `/api/property${path}`, body, as);
  const put = (path: string, body: unknown, as = headers) =>
    api('PUT', `/api/property${path}`, body, as);
  const get = (path: string, as = headers) => api('GET', `/api/property${path}`, undefined, as);

  async function begin(subcategory = 'Flat', listedin = 'sell') {
    const { status, body } = await post('/drafts', { subcategory, listedin });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as { id: number; updatedAt: string; answers: object };
  }

  async function filled(answers: object = {}, ...kind: string[]) {
    const { id, updatedAt } = await begin(...kind);
    const { status, body } = await put(`/drafts/${id}`, {
      step: 'review',
      answers: { ...TYPED_FLAT, ...answers },
      updatedAt,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return { id, updatedAt: body.data.updatedAt as string };
  }

  async function finish(answers: object = {}, ...kind: string[]) {
    const { id, updatedAt } = await filled(answers, ...kind);
    return post(`/drafts/${id}/finish`, { updatedAt, confirm: true });
  }

  async function aListingOfMine(answers: object = {}): Promise<number> {
    const { status, body } = await finish(answers);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.id;
  }

  const act = (id: number, action: string, as = headers) => post(`/status/${id}`, { action }, as);
  const rowOf = async (id: number) =>
    stored(await database.db.select().from(listings).where(eq(listings.id, id)));
  const mine = (query = '') =>
    api('GET', `/api/Property/findByUser/${owner.id}?page=1${query}`, undefined, headers);
  const detailOf = async (id: number) => (await get(`/findbyuserid/${id}/${owner.id}`)).body.data;
  const inSearch = async (id: number) => {
    const { body } = await api('POST', '/api/property/serchproperty', {
      listedin: 'sell',
      loc: 'baner',
    });
    return body.data.data.some(
      (card: { propertydata: { id: number } }) => card.propertydata.id === id,
    );
  };

  async function someone() {
    const person = await insertPerson(database.db);
    return { person, headers: (await aSession(database.db, person.id)).headers };
  }

  return {
    change,
    post,
    put,
    get,
    begin,
    filled,
    finish,
    aListingOfMine,
    act,
    rowOf,
    mine,
    detailOf,
    inSearch,
    someone,
    api: (...args: Parameters<typeof api>) => api(...args),
    get db() {
      return database.db;
    },
    get context() {
      return context;
    },
    get owner() {
      return owner;
    },
    get headers() {
      return headers;
    },
  };
}
