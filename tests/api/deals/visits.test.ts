import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { VISIT_STATES } from '#domain/deals/visit.ts';
import { listings, visitSlots, visits } from '#server/db/schema/index.ts';
import { aSlot } from '#tests/api/examples/visits.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { HOUR_MS, type Member, visitsDesk } from './visits-desk.ts';

const { CANCELLED_A_DAY, OPEN_VISITS, VISITS_A_DAY } = EXPECTED_FIGURES;

const desk = visitsDesk();
const { member, aHome, aMeeting, inMinutes, offer, book, cancel, confirm, seen, newsOf } = desk;

describe('offering times', () => {
  test('several at once, which buyers then see; the owner sees the taken ones too', async () => {
    const { owner, listing } = await aHome();
    const buyer = await member();
    const slots = [600, 630, 1_440].map((at) => ({ start: inMinutes(at), minutes: 30 }));
    const answer = await offer(owner, listing.id, slots);
    expect(answer.status).toBe(200);
    const [first] = answer.body.data;
    await book(buyer, first.id);
    const of = async (who: Member) =>
      (await who.call('GET', `/meeting/slots/${listing.id}`)).body.data;
    expect((await of(owner)).slots.map(({ taken }: { taken: boolean }) => taken)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await of(await member())).toMatchObject({ own: false, slots: [{}, {}] });
    const mine = (await owner.call('GET', '/meeting/myslots')).body.data;
    expect(mine).toMatchObject({ listings: [{ id: listing.id }], slots: [{}, {}, {}] });
  });

  test.each([
    ['in the past', [{ at: -1, minutes: 30 }], 'slots.0.start'],
    ['beyond 60 days', [{ at: 61 * 1_440, minutes: 30 }], 'slots.0.start'],
    ['shorter than a quarter hour', [{ at: 60, minutes: 10 }], 'slots.0.minutes'],
    ['longer than two hours', [{ at: 60, minutes: 121 }], 'slots.0.minutes'],
    [
      'over each other',
      [
        { at: 60, minutes: 60 },
        { at: 119, minutes: 30 },
      ],
      'slots.1.start',
    ],
  ])('none %s', async (_, times, path) => {
    const { owner, listing } = await aHome();
    const slots = times.map(({ at, minutes }) => ({ start: inMinutes(at), minutes }));
    const answer = await offer(owner, listing.id, slots);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    const stored = await desk.db
      .select()
      .from(visitSlots)
      .where(eq(visitSlots.listingId, listing.id));
    expect(stored).toEqual([]);
  });

  test('not twice, however many arrive at once; end to end is no overlap', async () => {
    const { owner, listing } = await aHome();
    const slots = [{ start: inMinutes(60), minutes: 30 }];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => offer(owner, listing.id, slots)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)]);
    const next = [{ start: inMinutes(90), minutes: 15 }];
    expect((await offer(owner, listing.id, next)).status).toBe(200);
  });

  test('only for a live listing of one’s own', async () => {
    const { owner, listing } = await aHome();
    const slots = [{ start: inMinutes(60), minutes: 30 }];
    expect((await offer(await member(), listing.id, slots)).status).toBe(404);
    await desk.db.update(listings).set({ status: 'paused' }).where(eq(listings.id, listing.id));
    expect((await offer(owner, listing.id, slots)).status).toBe(409);
  });

  test('an open one can be taken back, a booked one not', async () => {
    const { owner, listing, slotId } = await aMeeting();
    expect((await owner.call('DELETE', `/meeting/slots/${slotId}`)).status).toBe(409);
    const open = await aSlot(desk, { listingId: listing.id, inMinutes: 300 });
    const path = `/meeting/slots/${open.id}`;
    expect((await (await member()).call('DELETE', path)).status).toBe(404);
    expect((await owner.call('DELETE', path)).status).toBe(200);
    expect((await owner.call('DELETE', path)).status).toBe(404);
    expect((await book(await member(), open.id)).status).toBe(404);
  });
});

describe('booking', () => {
  test('gives, once confirmed, a code to the buyer only, and the exact place', async () => {
    const { owner, listing } = await aHome();
    const buyer = await member({ firstName: 'Sameer', lastName: 'Kulkarni' });
    const slot = await aSlot(desk, { listingId: listing.id });
    const { body } = await book(buyer, slot.id);
    expect(body.data.state).toBe('requested');
    const [waiting] = await seen(buyer);
    expect(waiting.meetingdata).toMatchObject({
      state: 'requested',
      code: null,
      place: null,
      answerBy: slot.startsAt.toISOString(),
    });
    expect((await confirm(buyer, body.data.id)).status).toBe(404);
    expect((await confirm(owner, body.data.id)).status).toBe(200);
    expect(await newsOf(buyer.id)).toMatchObject([{ title: 'Your visit is confirmed' }]);
    const [mine] = await seen(buyer);
    expect(mine).toMatchObject({
      propertydata: { id: listing.id },
      meetingdata: {
        side: 'buyer',
        code: expect.stringMatching(/^\d{4}$/),
        other: { name: 'Asha R.' },
        place: { latitude: listing.location.y, longitude: listing.location.x },
        timeline: [
          { event: 'request', by: 'buyer', state: 'requested' },
          { event: 'confirm', by: 'owner', state: 'booked' },
        ],
      },
    });
    const [theirs] = await seen(owner, listing.id);
    expect(theirs.meetingdata).toMatchObject({
      side: 'owner',
      code: null,
      other: { name: 'Sameer K.' },
    });
    expect(await seen(owner, listing.id + 1)).toEqual([]);
    expect(await newsOf(owner.id)).toMatchObject([{ kind: 'request', link: '/ScheduleMeeting' }]);
    expect(JSON.stringify(await newsOf(owner.id))).not.toContain(mine.meetingdata.code);
  });

  test('not one’s own, not a listing off the market, not a time gone by', async () => {
    const { owner, listing } = await aHome();
    const slot = await aSlot(desk, { listingId: listing.id });
    expect((await book(owner, slot.id)).status).toBe(409);
    await desk.db.update(listings).set({ status: 'sold' }).where(eq(listings.id, listing.id));
    expect((await book(await member(), slot.id)).status).toBe(404);
    const other = await aSlot(desk);
    const buyer = await member();
    desk.clock += HOUR_MS;
    expect((await book(buyer, other.id)).status).toBe(404);
    expect((await book(buyer, 2_000_000_000)).status).toBe(404);
  });

  test('at most five before one, also all at once, and never two at the same time', async () => {
    const buyer = await member();
    const slots = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((day) => aSlot(desk, { inMinutes: day * 1_440 })),
    );
    const answers = await Promise.all(slots.map(({ id }) => book(buyer, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(OPEN_VISITS);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const other = await member();
    const [a, b] = [await aSlot(desk), await aSlot(desk, { inMinutes: 45 })];
    expect((await book(other, a.id)).status).toBe(200);
    expect((await book(other, b.id)).status).toBe(409);
  });

  test('of two buyers at once one wins, fifty times', async () => {
    const buyers = [];
    for (let i = 0; i < 26; i++) buyers.push(await member());
    const { listing } = await aHome();
    for (let i = 0; i < 50; i++) {
      const slot = await aSlot(desk, { listingId: listing.id, inMinutes: 60 + i * 31 });
      // Each pair books five times at most.
      const two = [buyers[(i % 13) * 2], buyers[(i % 13) * 2 + 1]] as [Member, Member];
      const answers = await Promise.all(two.map((buyer) => book(buyer, slot.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    const booked = await desk.db.select().from(visits).where(eq(visits.listingId, listing.id));
    expect(new Set(booked.map(({ slotId }) => slotId)).size).toBe(50);
  });

  test('against taking the time back: one of both', async () => {
    const { owner, listing } = await aHome();
    for (let i = 0; i < 12; i++) {
      const slot = await aSlot(desk, { listingId: listing.id, inMinutes: 60 + i * 60 });
      const [booked, removed] = await Promise.all([
        book(await member(), slot.id),
        owner.call('DELETE', `/meeting/slots/${slot.id}`),
      ]);
      expect([booked.status === 200, removed.status === 200].filter(Boolean)).toHaveLength(1);
      expect([200, 404]).toContain(booked.status);
      expect([200, 409]).toContain(removed.status);
    }
  });

  test('against the owner’s cancellation nobody waits for ever', async () => {
    for (let i = 0; i < 12; i++) {
      const { owner, id, slotId } = await aMeeting();
      const [cancelled, booked] = await Promise.all([
        cancel(owner, id),
        book(await member(), slotId),
      ]);
      expect(cancelled.status).toBe(200);
      expect([404, 409]).toContain(booked.status);
    }
  });
});

describe('a day’s quota', () => {
  const day = (n: number) => aSlot(desk, { inMinutes: n * 1_440 });

  test('counts what was taken back or declined', async () => {
    const buyer = await member();
    for (let i = 1; i <= VISITS_A_DAY; i++) {
      const { body } = await book(buyer, (await day(i)).id);
      await desk.db.update(visits).set({ state: 'declined' }).where(eq(visits.id, body.data.id));
    }
    expect((await book(buyer, (await day(20)).id)).status).toBe(409);
    desk.clock += 24 * HOUR_MS;
    expect((await book(buyer, (await day(21)).id)).status).toBe(200);
  });

  test('who has cancelled some asks for no more that day', async () => {
    const buyer = await member();
    for (let i = 1; i <= CANCELLED_A_DAY; i++) {
      const { body } = await book(buyer, (await day(i)).id);
      expect((await cancel(buyer, body.data.id)).status).toBe(200);
    }
    expect((await book(buyer, (await day(20)).id)).body.message).toContain('cancelled');
    desk.clock += 24 * HOUR_MS;
    expect((await book(buyer, (await day(21)).id)).status).toBe(200);
  });
});

test('the exact place is shown to a buyer only while their visit stands or has just been', async () => {
  for (const state of VISIT_STATES) {
    const { owner, buyer } = await aMeeting({ state });
    const shown = (await seen(buyer))[0].meetingdata.place !== null;
    expect(shown).toBe(state === 'booked' || state === 'checked_in');
    expect((await seen(owner))[0].meetingdata.place).not.toBeNull();
  }
});

test('counts of an owner’s requests tell of visits to come', async () => {
  const { owner } = await aMeeting();
  const { body } = await owner.call('GET', `/property/findbyrequestcount/${owner.id}`);
  expect(body.data.visits).toEqual({ waiting: 1, all: 1 });
});
