import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTACT_STATES, type ContactState } from '#domain/deals/contact-request.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { contactRequests, contactViews, listings, notifications } from '#server/db/schema/index.ts';
import { expireContacts } from '#server/deals/contacts/expire.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import {
  type Answer,
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
} from '#tests/api/harness.ts';
import { aSession, insertListing, insertLocality, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { expectedTable } from '#tests/expected/transitions.ts';

const { CONTACTS_A_DAY, CONTACTS_WAITING, CONTACT_DAYS } = EXPECTED_FIGURES;

const DAY_MS = 86_400_000;
const MESSAGE = 'We are a family of three and would like to see the flat soon.';
const FAR = { expiresAt: new Date('2100-01-01'), endsAt: new Date('2100-01-01') };

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let clock: number;
beforeAll(async () => {
  database = await testDatabase();
  // Nothing is to be delivered in these tests.
  const background = { run: () => undefined, idle: async () => undefined };
  context = { ...testContext(database.db), background, now: () => new Date(clock) };
  api = testApi(database.db, context);
});
afterAll(() => database.close());
beforeEach(() => {
  clock = Date.now();
});

let mobiles = 9_100_000_000;
interface Member extends Person {
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

async function member(overrides: Partial<Person> = {}): Promise<Member> {
  const person = await insertPerson(database.db, {
    firstName: 'Sameer',
    lastName: 'Kulkarni',
    mobile: String(mobiles++),
    ...overrides,
  });
  const { headers } = await aSession(database.db, person.id, FAR);
  const call = (method: string, path: string, body?: unknown) =>
    api(method, `/api${path}`, body, headers);
  return { ...person, call };
}

async function aDeal(state?: ContactState) {
  const [owner, buyer] = [await member({ firstName: 'Asha', lastName: 'Rao' }), await member()];
  const listing = await insertListing(database.db, { ownerId: owner.id });
  const { id } = await aContact(
    { context },
    {
      ownerId: owner.id,
      buyerId: buyer.id,
      listingId: listing.id,
      ...(state && { state }),
      expiresAt: new Date(clock + CONTACT_DAYS * DAY_MS),
    },
  );
  return { owner, buyer, listing, id };
}

const ask = (buyer: Member, propertyid: number, message = MESSAGE) =>
  buyer.call('POST', '/method/contact', { propertyid, message });
const step = (who: Member, id: number, name: string, body?: unknown) =>
  who.call('POST', `/method/contact/${id}/${name}`, body);
const stateOf = async (id: number) =>
  (await database.db.select().from(contactRequests).where(eq(contactRequests.id, id)))[0]?.state;
const newsOf = (personId: number) =>
  database.db.select().from(notifications).where(eq(notifications.personId, personId));

describe('asking for a contact', () => {
  test('reaches the owner, with a timeline on both sides and no number on either', async () => {
    const [owner, buyer] = [await member({ firstName: 'Asha', lastName: 'Rao' }), await member()];
    const listing = await insertListing(database.db, { ownerId: owner.id });
    const answer = await ask(buyer, listing.id);
    expect(answer).toMatchObject({ status: 200, body: { data: { state: 'requested' } } });
    const sent = await buyer.call('GET', `/method/intrestedlist/${buyer.id}`);
    expect(sent.body.data).toMatchObject([
      {
        propertydata: { id: listing.id },
        requestdata: {
          side: 'buyer',
          message: MESSAGE,
          other: { name: 'Asha R.' },
          timeline: [{ event: 'request', by: 'buyer', state: 'requested' }],
          views: [],
        },
      },
    ]);
    const came = await owner.call('GET', `/method/findbyseller/${owner.id}/0`);
    expect(came.body.Data).toMatchObject([
      { requestdata: { side: 'owner', other: { id: buyer.id, name: 'Sameer K.' } } },
    ]);
    const one = await owner.call('GET', `/method/findbyseller/${owner.id}/${listing.id + 1}`);
    expect(one.body.Data).toEqual([]);
    expect(await newsOf(owner.id)).toMatchObject([
      { kind: 'request', link: `/Request/${answer.body.data.id}` },
    ]);
    const counts = await owner.call('GET', `/property/findbyrequestcount/${owner.id}`);
    expect(counts.body.data.contacts).toEqual({ waiting: 1, all: 1 });
    const texts = JSON.stringify([sent.body, came.body, counts.body, await newsOf(owner.id)]);
    for (const secret of [owner.mobile, owner.email, buyer.mobile, buyer.email]) {
      expect(texts).not.toContain(secret);
    }
  });

  test('an agent is led to a page that is theirs', async () => {
    const owner = await member({ role: 'agent' });
    const listing = await insertListing(database.db, { ownerId: owner.id });
    const asked = await ask(await member(), listing.id);
    expect(await newsOf(owner.id)).toMatchObject([{ link: `/Request/${asked.body.data.id}` }]);
  });

  test.each([
    ['too short', 'Please call me'],
    ['too long', 'x'.repeat(601)],
    ['a mobile number', 'Please call me on 98220 12345 after six in the evening.'],
    ['an e-mail address', 'Please write to sameer@example.com about the flat in Baner.'],
  ])('a message with %s is refused at its field', async (_, message) => {
    const listing = await insertListing(database.db);
    const answer = await ask(await member(), listing.id, message);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'message' }] } });
  });

  test('not for one’s own listing, nor for one that is not live', async () => {
    const owner = await member();
    const listing = await insertListing(database.db, { ownerId: owner.id });
    expect((await ask(owner, listing.id)).status).toBe(409);
    for (const status of ['draft', 'paused', 'sold', 'withdrawn'] as const) {
      await database.db.update(listings).set({ status }).where(eq(listings.id, listing.id));
      expect((await ask(await member(), listing.id)).status).toBe(404);
    }
    expect((await ask(await member(), 2_000_000_000)).status).toBe(404);
  });

  test('once at a time, however many arrive at once', async () => {
    const listing = await insertListing(database.db);
    const buyer = await member();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(buyer, listing.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test('again after a no, a withdrawal or its end', async () => {
    for (const state of ['declined', 'withdrawn', 'expired', 'revoked'] as const) {
      const { buyer, listing } = await aDeal(state);
      expect((await ask(buyer, listing.id)).status).toBe(200);
    }
    const { buyer, listing, id } = await aDeal();
    clock += CONTACT_DAYS * DAY_MS;
    expect((await ask(buyer, listing.id)).status).toBe(200);
    expect(await stateOf(id)).toBe('expired');
  });

  test('as many a day as allowed, also all at once', async () => {
    const buyer = await member();
    const homes = await Promise.all(
      Array.from({ length: CONTACTS_A_DAY + 3 }, () => insertListing(database.db)),
    );
    const answers = await Promise.all(homes.map(({ id }) => ask(buyer, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CONTACTS_A_DAY);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toMatch(/15 contacts within a day/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(80_000);
    clock += DAY_MS;
    const left = homes[answers.findIndex(({ status }) => status === 429)];
    expect((await ask(buyer, left?.id ?? 0)).status).toBe(200);
  });

  test('as many waiting as allowed', async () => {
    const buyer = await member();
    const owner = await member();
    const before = new Date(clock - 2 * DAY_MS);
    for (let i = 0; i < CONTACTS_WAITING; i++) {
      await aContact({ context }, { buyerId: buyer.id, ownerId: owner.id, createdAt: before });
    }
    const { id } = await insertListing(database.db);
    const answer = await ask(buyer, id);
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/40/) } });
    clock += 15 * DAY_MS;
    expect((await ask(buyer, id)).status).toBe(200);
  });
});

test.each(expectedTable('contact').transitions.filter(({ by }) => by !== 'system'))(
  '$name tells the other side, once',
  async ({ name, from, by }) => {
    const { owner, buyer, id } = await aDeal(from[0] as ContactState);
    const [who, other] = by === 'owner' ? [owner, buyer] : [buyer, owner];
    const take = () => step(who, id, name, name === 'decline' ? {} : undefined);
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(409);
    expect(await newsOf(other.id)).toHaveLength(1);
  },
);

describe('time', () => {
  test('ends a request, at once for everybody and later in the table, with one word to the buyer', async () => {
    const { owner, buyer, id } = await aDeal();
    clock += CONTACT_DAYS * DAY_MS;
    expect((await step(owner, id, 'accept')).status).toBe(409);
    expect((await step(buyer, id, 'withdraw')).status).toBe(409);
    const seen = await owner.call('GET', `/method/contact/${id}`);
    expect(seen.body.data.requestdata.state).toBe('expired');
    expect(await stateOf(id)).toBe('requested');
    const taken = await Promise.all([expireContacts(context), expireContacts(context)]);
    expect(taken[0] + taken[1]).toBeGreaterThanOrEqual(1);
    expect(await stateOf(id)).toBe('expired');
    expect(await newsOf(buyer.id)).toHaveLength(1);
    expect(await expireContacts(context)).toBe(0);
  });
});

describe('numbers', () => {
  const numbers = (who: Member, id: number) => step(who, id, 'numbers');

  test('are shown to both while accepted, each view written down for both to see', async () => {
    const { owner, buyer, id } = await aDeal();
    expect((await numbers(buyer, id)).status).toBe(409);
    expect((await step(owner, id, 'accept')).status).toBe(200);
    expect((await numbers(buyer, id)).body.data).toEqual({
      name: 'Asha Rao',
      mobile: owner.mobile,
      email: owner.email,
    });
    expect((await numbers(owner, id)).body.data).toMatchObject({ mobile: buyer.mobile });
    expect((await numbers(await member(), id)).status).toBe(404);
    const seen = await owner.call('GET', `/method/contact/${id}`);
    expect(seen.body.data.requestdata).toMatchObject({
      other: { name: 'Sameer Kulkarni' },
      views: [{ by: 'buyer' }, { by: 'owner' }],
    });
    expect(JSON.stringify(seen.body)).not.toContain(buyer.mobile);
  });

  test.each(CONTACT_STATES.filter((state) => state !== 'accepted'))(
    'are not shown to anybody while %s',
    async (state) => {
      const { owner, buyer, id } = await aDeal(state);
      for (const who of [owner, buyer]) expect((await numbers(who, id)).status).toBe(409);
      const views = await database.db
        .select()
        .from(contactViews)
        .where(eq(contactViews.requestId, id));
      expect(views).toEqual([]);
    },
  );

  test('are shown to nobody once a revocation is answered', async () => {
    const { owner, buyer, id } = await aDeal('accepted');
    await numbers(buyer, id);
    let revoked = false;
    const look = async () => {
      for (let i = 0; i < 12; i++) {
        const late = revoked;
        const { status } = await numbers(buyer, id);
        if (late) expect(status).toBe(409);
      }
    };
    const revoke = async () => {
      expect((await step(owner, id, 'revoke')).status).toBe(200);
      revoked = true;
    };
    await Promise.all([look(), revoke()]);
    for (const who of [owner, buyer]) expect((await numbers(who, id)).status).toBe(409);
  });

  test('are not shown often', async () => {
    const { buyer, id } = await aDeal('accepted');
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push((await numbers(buyer, id)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test('of a closed account are gone', async () => {
    const { buyer, id } = await aDeal('accepted');
    const closed = await member({ deletedAt: new Date() });
    await database.db
      .update(contactRequests)
      .set({ ownerId: closed.id })
      .where(eq(contactRequests.id, id));
    expect((await numbers(buyer, id)).status).toBe(409);
  });
});

test('of accept and withdraw at once exactly one succeeds', async () => {
  for (let i = 0; i < 25; i++) {
    const { owner, buyer, id } = await aDeal();
    const [accepted, withdrawn] = await Promise.all([
      step(owner, id, 'accept'),
      step(buyer, id, 'withdraw'),
    ]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
    expect(await stateOf(id)).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn');
  }
});

describe('what one side may know of the other', () => {
  const look = (who: Member, id: number) => who.call('GET', `/users/party/${id}`);

  test('an owner with live listings is known by first name and initial', async () => {
    const { owner, buyer, listing } = await aDeal();
    const stranger = await member();
    const { data } = (await look(stranger, owner.id)).body;
    expect(data).toMatchObject({ name: 'Asha R.', live: 1, response: null, contacts: [] });
    expect(data.listings[0].propertydata.id).toBe(listing.id);
    expect((await look(buyer, owner.id)).body.data.contacts).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(owner.mobile);
  });

  test('a buyer is known to owners they dealt with only', async () => {
    const { owner, buyer } = await aDeal('accepted');
    expect((await look(owner, buyer.id)).body.data).toMatchObject({ name: 'Sameer Kulkarni' });
    expect((await look(await member(), buyer.id)).status).toBe(404);
  });

  test('how often they answer, from five requests on', async () => {
    const owner = await member();
    const { id: listingId } = await insertListing(database.db, { ownerId: owner.id });
    const asked = async (state: ContactState) =>
      aContact({ context }, { ownerId: owner.id, listingId, state });
    for (const state of ['accepted', 'declined', 'expired', 'withdrawn'] as const)
      await asked(state);
    const response = async () => (await look(await member(), owner.id)).body.data.response;
    await asked('revoked');
    expect(await response()).toBeNull();
    await asked('requested');
    expect(await response()).toBeNull();
    await asked('declined');
    expect(await response()).toEqual({ percent: 80, n: 5 });
  });
});

test('the panel of a listing tells how one stands', async () => {
  const { owner, buyer, listing, id } = await aDeal();
  const at = `/method/contactof/${listing.id}`;
  expect((await owner.call('GET', at)).body.data).toMatchObject({
    own: true,
    waiting: 1,
    request: null,
  });
  expect((await buyer.call('GET', at)).body.data).toMatchObject({
    own: false,
    waiting: 0,
    request: { requestdata: { id } },
  });
  await database.db.update(listings).set({ status: 'sold' }).where(eq(listings.id, listing.id));
  expect((await buyer.call('GET', at)).body.data.live).toBe(false);
  expect((await (await member()).call('GET', at)).status).toBe(404);
});

describe('what a buyer looks for', () => {
  let area: string;
  beforeAll(async () => {
    area = (await insertLocality(database.db)).slug;
  });
  const day = (days: number) => new Date(clock + days * DAY_MS).toISOString().slice(0, 10);
  const told = () => ({
    ...{ listedIn: 'rent', moveInOn: day(40), tenants: 'family', residents: 4 },
    ...{ vegetarian: true, pets: false, budget: 40_000, areas: [area], shared: true },
  });
  const save = (who: Member, body: object) => who.call('PUT', '/property/wishes', body);
  const seenBy = async (who: Member, id: number) =>
    (await who.call('GET', `/method/contact/${id}`)).body.data.requestdata.wishes;

  test('is told once, and kept', async () => {
    const buyer = await member();
    expect((await buyer.call('GET', '/property/wishes')).body.data).toBeNull();
    expect((await save(buyer, told())).body.data).toEqual(told());
    expect((await buyer.call('GET', '/property/wishes')).body.data).toEqual(told());
    // A day that has passed is no wish any more.
    const before = told();
    clock += 41 * DAY_MS;
    expect((await buyer.call('GET', '/property/wishes')).body.data).toEqual({
      ...before,
      moveInOn: null,
    });
  });

  test.each([
    ['moveInOn', () => ({ moveInOn: day(-2) })],
    ['areas', () => ({ areas: ['atlantis'] })],
    ['residents', () => ({ residents: 0 })],
  ])('is refused where %s makes no sense', async (path, wrong) => {
    const { status, body } = await save(await member(), { ...told(), ...wrong() });
    expect([status, body.errors[0].path]).toEqual([422, path]);
  });

  test('is shown to the owner alone, without budget and places, while it is agreed and open', async () => {
    const { owner, buyer, listing, id } = await aDeal();
    await database.db.update(listings).set({ listedIn: 'rent' }).where(eq(listings.id, listing.id));
    await save(buyer, { ...told(), shared: false });
    expect(await seenBy(owner, id)).toBeNull();
    await save(buyer, told());
    const { moveInOn, tenants, residents, vegetarian, pets } = told();
    expect(await seenBy(owner, id)).toEqual({ moveInOn, tenants, residents, vegetarian, pets });
    expect(await seenBy(buyer, id)).toBeNull();

    // Who sells a home hears when, and nothing of who would live there.
    await database.db.update(listings).set({ listedIn: 'sell' }).where(eq(listings.id, listing.id));
    const nothing = { tenants: null, residents: null, vegetarian: null, pets: null };
    expect(await seenBy(owner, id)).toEqual({ moveInOn, ...nothing });

    await step(owner, id, 'decline', {});
    expect(await seenBy(owner, id)).toBeNull();
  });
});

describe('the story of a request', () => {
  const storyFor = async (who: Member, id: number) =>
    (await who.call('GET', `/method/contact/${id}/story`)).body.data;
  const told = ({ entries }: { entries: { kind: string; event: string }[] }) =>
    entries.map(({ kind, event }) => `${kind} ${event}`);

  test('is all that happened between the two about the home, and who is next', async () => {
    const [owner, buyer] = [await member(), await member()];
    const listing = await insertListing(database.db, { ownerId: owner.id });
    const id = (await ask(buyer, listing.id)).body.data.id;
    const asked = { kind: 'contact', id };
    expect((await storyFor(owner, id)).next).toEqual({ ...asked, mine: true });
    expect((await storyFor(buyer, id)).next).toEqual({ ...asked, mine: false });
    await step(owner, id, 'accept');
    expect((await storyFor(owner, id)).next).toBeNull();

    // Another buyer's bid is none of theirs.
    const other = await member();
    const bid = (who: Member) =>
      who.call('POST', '/bid/place', {
        listingId: listing.id,
        amount: toRupees(listing.pricePaise),
      });
    await bid(other);
    const placed = await bid(buyer);
    expect(placed.status).toBe(200);
    const story = await storyFor(owner, id);
    expect(told(story)).toEqual(['contact request', 'contact accept', 'bid place']);
    expect(story.next).toMatchObject({ kind: 'bid', mine: true });
    expect(await storyFor(buyer, id)).toEqual({
      ...story,
      next: { ...story.next, mine: false },
    });
    // Once its time is over it waits for nobody.
    clock += 30 * DAY_MS;
    expect((await storyFor(owner, id)).next).toBeNull();
  });
});
