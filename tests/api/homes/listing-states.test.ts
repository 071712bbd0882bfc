import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { paise } from '#domain/lib/money.ts';
import { bookings, contactRequests, listings, notifications } from '#server/db/schema/index.ts';
import { expireListings } from '#server/homes/my-listings/expire.ts';
import { TYPED_FLAT } from '#tests/api/examples/my-listings.ts';
import { insertListing, stored } from '#tests/builders/index.ts';
import { ago, myListingsDesk } from './my-listings-desk.ts';

const desk = myListingsDesk();
const { post, put, get, filled, aListingOfMine, act, rowOf, mine, detailOf, someone } = desk;

describe('states', () => {
  test('publish and withdraw at once: each listing ends in a state its timeline tells of', async () => {
    for (let i = 0; i < 10; i++) {
      const { id } = await insertListing(desk.db, {
        ownerId: desk.owner.id,
        status: 'draft',
        demo: false,
      });
      await Promise.all(
        ['publish', 'withdraw', 'publish', 'withdraw'].map((action) => act(id, action)),
      );
      const { timeline, listing } = await detailOf(id);
      const events = timeline.map(({ event }: { event: string }) => event);
      expect([['withdraw'], ['publish', 'withdraw']]).toContainEqual(events);
      expect(listing.status).toBe('withdrawn');
    }
  });

  test('a home for rent is not sold, and the other way round', async () => {
    const { id } = await insertListing(desk.db, {
      ownerId: desk.owner.id,
      listedIn: 'rent',
      demo: false,
    });
    expect((await act(id, 'sell')).status).toBe(409);
    expect((await act(id, 'rentOut')).status).toBe(200);
  });

  test('nobody acts on another’s', async () => {
    const { id, updatedAt } = await insertListing(desk.db, { ownerId: desk.owner.id, demo: false });
    const other = await someone();
    expect((await act(id, 'pause', other.headers)).status).toBe(404);
    expect((await post(`/stillavailable/${id}`, undefined, other.headers)).status).toBe(404);
    const edit = { answers: TYPED_FLAT, updatedAt: updatedAt.toISOString() };
    expect((await put(`/${id}`, edit, other.headers)).status).toBe(404);
    expect((await get(`/findbyuserid/${id}/${other.person.id}`, other.headers)).status).toBe(404);
    expect((await get(`/findbyuserid/${id}/${desk.owner.id}`, other.headers)).status).toBe(404);
    expect((await rowOf(id)).status).toBe('live');
  });

  test('what is booked is not withdrawn or sold; those who asked are told when it is', async () => {
    const { id } = await insertListing(desk.db, { ownerId: desk.owner.id, demo: false });
    const buyer = await someone();
    const sides = { listingId: id, buyerId: buyer.person.id, ownerId: desk.owner.id };
    const booking = stored(
      await desk.db
        .insert(bookings)
        .values({ ...sides, pricePaise: paise(100), tokenPaise: paise(1), expiresAt: ago(-1) })
        .returning(),
    );
    await desk.db
      .insert(contactRequests)
      .values({ ...sides, message: 'May I see it?', expiresAt: ago(-5) });
    expect((await act(id, 'withdraw')).status).toBe(409);
    expect((await act(id, 'sell')).status).toBe(409);
    await desk.db
      .update(bookings)
      .set({ expiresAt: ago(1) })
      .where(eq(bookings.id, booking.id));
    expect((await act(id, 'withdraw')).status).toBe(200);
    const told = await desk.db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, buyer.person.id));
    expect(told.map(({ title }) => title)).toEqual(['A home you asked for was withdrawn']);
  });
});

describe('what is listed already', () => {
  async function again(answers: object = {}, confirm = false) {
    const { id, updatedAt } = await filled(answers);
    return post(`/drafts/${id}/finish`, { updatedAt, confirm });
  }

  test('by its owner is asked about, and posted when they say so', async () => {
    const first = await aListingOfMine();
    const asked = await again({ carpetArea: '770' });
    expect(asked.status).toBe(409);
    expect(asked.body.errors[0].path).toBe(`duplicate.${first}`);
    expect(asked.body.message).toContain('You have this one already');
    expect((await again({ carpetArea: '790' })).status).toBe(200);
    expect((await again({}, true)).status).toBe(200);
  });

  test('by somebody else in the same society, only once it is public', async () => {
    const place = { society: 'Mango Grove', carpetArea: '1111', builtUpArea: '' };
    const id = await aListingOfMine(place);
    const first = desk.headers;
    await desk.change();
    expect((await again(place)).status).toBe(200);
    await act(id, 'publish', first);
    await desk.change();
    const asked = await again({ ...place, society: 'MANGO  grove' });
    expect([asked.status, asked.body.errors?.[0].path]).toEqual([409, `duplicate.${id}`]);
    expect((await again({ ...place, society: 'Guava Grove' })).status).toBe(200);
  });
});

describe('editing', () => {
  const edit = async (id: number, answers: object = {}) => {
    const { updatedAt } = await detailOf(id);
    return put(`/${id}`, { answers: { ...TYPED_FLAT, ...answers }, updatedAt });
  };

  test('of two at once one wins, the other is told', async () => {
    const id = await aListingOfMine();
    const { updatedAt } = await detailOf(id);
    const change = (price: string) =>
      put(`/${id}`, { answers: { ...TYPED_FLAT, price }, updatedAt });
    const answers = await Promise.all(['8400000', '8300000', '8200000'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('moves the public place with the pin, and else leaves it', async () => {
    const id = await aListingOfMine();
    const before = await rowOf(id);
    await edit(id, { price: '8400000' });
    expect((await rowOf(id)).publicLocation).toEqual(before.publicLocation);
    const baner = LOCALITIES.find(({ slug }) => slug === 'baner');
    await edit(id, { latitude: baner?.lat, longitude: baner?.lng });
    expect((await rowOf(id)).publicLocation).not.toEqual(before.publicLocation);
  });

  const verify = (id: number) =>
    desk.db
      .update(listings)
      .set({ verifiedUntil: ago(-30) })
      .where(eq(listings.id, id));

  test.each([
    ['carpetArea', '800'],
    ['society', 'Other Heights'],
    ['bedrooms', '3'],
    ['privateAddress', 'Flat 9, Other Heights'],
    ['reraNumber', 'P52100099999'],
  ])('what is verified loses the badge with another %s', async (answer, value) => {
    const id = await aListingOfMine();
    await verify(id);
    expect((await edit(id, { price: '8400000', description: 'Painted anew.' })).status).toBe(200);
    expect((await rowOf(id)).verifiedUntil).not.toBeNull();
    const { status, body } = await edit(id, { [answer]: value });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toContain('The verified badge is off');
    expect((await rowOf(id)).verifiedUntil).toBeNull();
  });

  test('ten small moves are one large one: the badge goes with the second', async () => {
    const id = await aListingOfMine();
    await verify(id);
    const badges = [];
    for (let i = 1; i <= 10; i++) {
      // 55 metres north each time.
      const { status } = await edit(id, { latitude: 18.5601 + (i * 55) / 111_195 });
      expect(status).toBe(200);
      badges.push((await rowOf(id)).verifiedUntil !== null);
    }
    expect(badges).toEqual([true, ...Array(9).fill(false)]);
  });

  test('an area measured anew a little at a time loses the badge as well', async () => {
    const id = await aListingOfMine();
    await verify(id);
    const { carpetAreaSqft } = await rowOf(id);
    const least = carpetAreaSqft ?? 0;
    const larger = (percent: number) => String(Math.round(least * (1 + percent / 100)));
    await edit(id, { carpetArea: larger(2) });
    expect((await rowOf(id)).verifiedUntil).not.toBeNull();
    await edit(id, { carpetArea: larger(4) });
    expect((await rowOf(id)).verifiedUntil).toBeNull();
  });

  test('what is sold stays as it is', async () => {
    const id = await aListingOfMine();
    await act(id, 'publish');
    await act(id, 'sell');
    expect((await edit(id, { price: '1000000' })).status).toBe(409);
  });
});

describe('freshness', () => {
  const oldOne = (days: number, more: object = {}) =>
    insertListing(desk.db, {
      ownerId: desk.owner.id,
      demo: false,
      confirmedAt: ago(days),
      ...more,
    });
  const told = async () =>
    (
      await desk.db.select().from(notifications).where(eq(notifications.personId, desk.owner.id))
    ).map(({ title }) => title);

  test('asks at 30 days, once, and takes off the search at 60', async () => {
    const fresh = await oldOne(29);
    const due = await oldOne(31);
    const over = await oldOne(61);
    const invented = await oldOne(90, { demo: true });
    await expireListings(desk.context);
    const state = async ({ id }: { id: number }) => (await rowOf(id)).status;
    expect(await Promise.all([fresh, due, over, invented].map(state))).toEqual([
      'live',
      'live',
      'expired',
      'live',
    ]);
    expect((await told()).sort()).toEqual([
      'Is your property still available?',
      'Your property is off the search',
    ]);
    expect(await expireListings(desk.context)).toBe(0);
    expect(await told()).toHaveLength(2);
    expect((await detailOf(over.id)).timeline).toMatchObject([{ event: 'expire', by: 'system' }]);
  });

  test('confirming starts anew; what is over is renewed instead', async () => {
    const due = await oldOne(40);
    const over = await oldOne(60.5);
    expect((await detailOf(due.id)).listing.freshness.state).toBe('faded');
    expect((await post(`/stillavailable/${due.id}`)).status).toBe(200);
    expect((await detailOf(due.id)).listing.freshness.state).toBe('fresh');
    expect((await mine('&status=expired')).body.data[0].propertydata.id).toBe(over.id);
    expect((await post(`/stillavailable/${over.id}`)).status).toBe(409);
    const published = (await rowOf(over.id)).publishedAt;
    expect((await act(over.id, 'renew')).status).toBe(200);
    expect(await rowOf(over.id)).toMatchObject({ status: 'live', publishedAt: published });
    expect((await detailOf(over.id)).timeline.map(({ event }: { event: string }) => event)).toEqual(
      ['expire', 'renew'],
    );
    expect(await expireListings(desk.context)).toBe(0);
  });

  test('two nodes expire each listing once', async () => {
    for (let i = 0; i < 12; i++) await oldOne(70);
    await Promise.all([
      expireListings(desk.context),
      expireListings(desk.context),
      expireListings(desk.context),
    ]);
    expect(await told()).toHaveLength(12);
  });
});
