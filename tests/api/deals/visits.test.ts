import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VISIT_STATES, type VisitState } from '#domain/deals/visit.ts';
import type { Context } from '#server/core/context.ts';
import {
  deliveries,
  listings,
  notificationSettings,
  notifications,
  type Person,
  people,
  pushSubscriptions,
  visitSlots,
  visits,
} from '#server/db/schema/index.ts';
import { lapseVisits, missVisits, remindVisits } from '#server/deals/visits/expire.ts';
import { aSlot, aVisit } from '#tests/api/examples/visits.ts';
import {
  type Answer,
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
} from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const {
  ANSWER_VISIT_HOURS,
  CANCELLED_A_DAY,
  CODE_TRIES,
  MISSED_AFTER_HOURS,
  OPEN_VISITS,
  REMIND_BEFORE_HOURS,
  VISITS_A_DAY,
} = EXPECTED_FIGURES;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const REASON = { reason: 'The keys are with a neighbour that day.' };
const FAR = { expiresAt: new Date('2100-01-01'), endsAt: new Date('2100-01-01') };

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let clock: number;
beforeAll(async () => {
  database = await testDatabase();
  const background = { run: () => undefined, idle: async () => undefined };
  context = { ...testContext(database.db), background, now: () => new Date(clock) };
  api = testApi(database.db, context);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = Date.now();
  // What an earlier test left is not reminded of, nor missed, in this one.
  const open = inArray(visits.state, ['requested', 'booked']);
  await database.db.update(visits).set({ state: 'cancelled' }).where(open);
});

interface Member extends Person {
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

async function member(overrides: Partial<Person> = {}): Promise<Member> {
  const person = await insertPerson(database.db, overrides);
  const { headers } = await aSession(database.db, person.id, FAR);
  const call = (method: string, path: string, body?: unknown) =>
    api(method, `/api${path}`, body, headers);
  return { ...person, call };
}

async function aHome() {
  const owner = await member({ firstName: 'Asha', lastName: 'Rao' });
  return { owner, listing: await insertListing(database.db, { ownerId: owner.id }) };
}

/** A visit that begins in an hour and a half, unless told otherwise. */
async function aMeeting({
  state,
  inMinutes = 90,
}: {
  state?: VisitState;
  inMinutes?: number;
} = {}) {
  const { owner, listing } = await aHome();
  const buyer = await member({ firstName: 'Sameer', lastName: 'Kulkarni' });
  const visit = await aVisit(
    { context },
    {
      ownerId: owner.id,
      buyerId: buyer.id,
      listingId: listing.id,
      inMinutes,
      ...(state && { state }),
    },
  );
  return { owner, buyer, listing, id: visit.id, slotId: visit.slotId, visit };
}

const inMinutes = (minutes: number) => new Date(clock + minutes * MINUTE_MS).toISOString();
const offer = (who: Member, listingId: number, slots: { start: string; minutes: number }[]) =>
  who.call('POST', `/meeting/slots/${listingId}`, { slots });
const book = (who: Member, slotId: number) => who.call('POST', `/meeting/book/${slotId}`, {});
const cancel = (who: Member, id: number) => who.call('POST', `/meeting/visit/${id}/cancel`, REASON);
const confirm = (who: Member, id: number) => who.call('POST', `/meeting/visit/${id}/confirm`);
const decline = (who: Member, id: number, instead?: { start: string; minutes: number }) =>
  who.call('POST', `/meeting/visit/${id}/decline`, { ...REASON, ...(instead && { instead }) });
const checkIn = (who: Member, id: number, code: string) =>
  who.call('POST', `/meeting/visit/${id}/checkin`, { code });
const seen = async (who: Member, listingId = 0) =>
  (await who.call('GET', `/meeting/getmeetingrecord/${listingId}/${who.id}`)).body.data;
const codeOf = async (buyer: Member) => (await seen(buyer))[0].meetingdata.code as string;
const stateOf = async (id: number) =>
  (await database.db.select().from(visits).where(eq(visits.id, id)))[0]?.state;
const newsOf = (...people: number[]) =>
  database.db.select().from(notifications).where(inArray(notifications.personId, people));

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
    const stored = await database.db
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
    await database.db.update(listings).set({ status: 'paused' }).where(eq(listings.id, listing.id));
    expect((await offer(owner, listing.id, slots)).status).toBe(409);
  });

  test('an open one can be taken back, a booked one not', async () => {
    const { owner, listing, slotId } = await aMeeting();
    expect((await owner.call('DELETE', `/meeting/slots/${slotId}`)).status).toBe(409);
    const open = await aSlot({ context }, { listingId: listing.id, inMinutes: 300 });
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
    const slot = await aSlot({ context }, { listingId: listing.id });
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
    const slot = await aSlot({ context }, { listingId: listing.id });
    expect((await book(owner, slot.id)).status).toBe(409);
    await database.db.update(listings).set({ status: 'sold' }).where(eq(listings.id, listing.id));
    expect((await book(await member(), slot.id)).status).toBe(404);
    const other = await aSlot({ context });
    const buyer = await member();
    clock += HOUR_MS;
    expect((await book(buyer, other.id)).status).toBe(404);
    expect((await book(buyer, 2_000_000_000)).status).toBe(404);
  });

  test('at most five before one, also all at once, and never two at the same time', async () => {
    const buyer = await member();
    const slots = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((day) => aSlot({ context }, { inMinutes: day * 1_440 })),
    );
    const answers = await Promise.all(slots.map(({ id }) => book(buyer, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(OPEN_VISITS);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const other = await member();
    const [a, b] = [await aSlot({ context }), await aSlot({ context }, { inMinutes: 45 })];
    expect((await book(other, a.id)).status).toBe(200);
    expect((await book(other, b.id)).status).toBe(409);
  });

  test('of two buyers at once one wins, fifty times', async () => {
    const buyers = [];
    for (let i = 0; i < 26; i++) buyers.push(await member());
    const { listing } = await aHome();
    for (let i = 0; i < 50; i++) {
      const slot = await aSlot({ context }, { listingId: listing.id, inMinutes: 60 + i * 31 });
      // Each pair books five times at most.
      const two = [buyers[(i % 13) * 2], buyers[(i % 13) * 2 + 1]] as [Member, Member];
      const answers = await Promise.all(two.map((buyer) => book(buyer, slot.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    const booked = await database.db.select().from(visits).where(eq(visits.listingId, listing.id));
    expect(new Set(booked.map(({ slotId }) => slotId)).size).toBe(50);
  });

  test('against taking the time back: one of both', async () => {
    const { owner, listing } = await aHome();
    for (let i = 0; i < 12; i++) {
      const slot = await aSlot({ context }, { listingId: listing.id, inMinutes: 60 + i * 60 });
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

test.each([
  ['cancelling tells the owner', 'buyer', cancel],
  ['cancelling tells the buyer', 'owner', cancel],
  ['checking in tells the buyer', 'owner', checkIn],
] as const)('%s, once', async (_, by, take) => {
  const { owner, buyer, id } = await aMeeting({ inMinutes: 30 });
  const [who, other] = by === 'owner' ? [owner, buyer] : [buyer, owner];
  const code = await codeOf(buyer);
  expect((await take(who, id, code)).status).toBe(200);
  expect((await take(who, id, code)).status).toBe(409);
  expect(await newsOf(other.id)).toHaveLength(1);
});

describe('cancelling', () => {
  test('by the buyer frees the time, and hides the place', async () => {
    const { buyer, id, slotId } = await aMeeting();
    await cancel(buyer, id);
    expect((await seen(buyer))[0].meetingdata).toMatchObject({
      state: 'cancelled',
      code: null,
      place: null,
      timeline: [{ event: 'cancelByBuyer', note: REASON.reason }],
    });
    expect((await book(await member(), slotId)).status).toBe(200);
  });

  test('by the owner takes the time back, and tells why', async () => {
    const { owner, buyer, id, slotId } = await aMeeting();
    await cancel(owner, id);
    expect((await newsOf(buyer.id))[0]?.body).toContain(REASON.reason);
    expect((await book(await member(), slotId)).status).toBe(404);
  });

  test('without a reason is refused at its field', async () => {
    const { owner, id } = await aMeeting();
    const answer = await owner.call('POST', `/meeting/visit/${id}/cancel`, { reason: 'no' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'reason' }] } });
  });
});

describe('checking in', () => {
  const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  test('not long before, and with five tries in all, however many arrive at once', async () => {
    const { owner, buyer, id } = await aMeeting();
    const code = await codeOf(buyer);
    expect((await checkIn(owner, id, code)).status).toBe(409);
    clock += 31 * MINUTE_MS;
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => checkIn(owner, id, wrongOf(code))),
    );
    const counted = wrong.filter(({ status }) => status === 401);
    expect(counted).toHaveLength(CODE_TRIES);
    expect(wrong.filter(({ status }) => status === 409)).toHaveLength(12 - CODE_TRIES);
    expect((await checkIn(owner, id, code)).status).toBe(409);
    expect((await seen(owner))[0].meetingdata.triesLeft).toBe(0);
  });

  test('after a slip the right code still counts, once', async () => {
    const { owner, buyer, id } = await aMeeting({ inMinutes: 10 });
    const code = await codeOf(buyer);
    const slip = await checkIn(owner, id, wrongOf(code));
    expect(slip.body.message).toContain('4 tries are left');
    const answers = await Promise.all([checkIn(owner, id, code), checkIn(owner, id, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seen(buyer))[0].meetingdata).toMatchObject({ state: 'checked_in', code: null });
  });
});

describe('the clock', () => {
  test('a visit nobody checked in is missed: at once to look at, then in the table', async () => {
    const { owner, buyer, id } = await aMeeting({ inMinutes: 30 });
    const code = await codeOf(buyer);
    clock += HOUR_MS + MISSED_AFTER_HOURS * HOUR_MS - MINUTE_MS;
    expect(await missVisits(context)).toBe(0);
    clock += MINUTE_MS;
    expect((await checkIn(owner, id, code)).status).toBe(409);
    expect((await cancel(buyer, id)).status).toBe(409);
    expect((await seen(owner))[0].meetingdata.state).toBe('missed');
    expect(await stateOf(id)).toBe('booked');
    const taken = await Promise.all([missVisits(context), missVisits(context)]);
    expect(taken[0] + taken[1]).toBe(1);
    expect(await stateOf(id)).toBe('missed');
    expect(await newsOf(owner.id, buyer.id)).toHaveLength(2);
  });

  test('both are reminded once, some hours before', async () => {
    const { owner, buyer } = await aMeeting({ inMinutes: REMIND_BEFORE_HOURS * 60 + 10 });
    expect(await remindVisits(context)).toBe(0);
    clock += 10 * MINUTE_MS;
    const taken = await Promise.all([remindVisits(context), remindVisits(context)]);
    expect(taken[0] + taken[1]).toBe(1);
    clock += HOUR_MS;
    expect(await remindVisits(context)).toBe(0);
    const news = await newsOf(owner.id, buyer.id);
    expect(news.map(({ personId }) => personId).sort()).toEqual([owner.id, buyer.id].sort());
  });

  test('a reminder’s SMS and push keep quiet hours', async () => {
    // 22:00 in Pune; the visit is at half past midnight.
    clock = Date.parse('2030-03-04T22:00:00+05:30');
    const { buyer } = await aMeeting({ inMinutes: 150 });
    await database.db
      .insert(notificationSettings)
      .values({ personId: buyer.id, quietFrom: 21 * 60, quietUntil: 6 * 60 });
    await database.db.insert(pushSubscriptions).values({
      personId: buyer.id,
      endpoint: 'https://fcm.googleapis.com/fcm/send/visits',
      p256dh: 'x',
      auth: 'y',
    });
    expect(await remindVisits(context)).toBe(1);
    const due = await database.db
      .select({ channel: deliveries.channel, dueAt: deliveries.dueAt })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(eq(notifications.personId, buyer.id));
    expect(due.map(({ channel }) => channel).sort()).toEqual(['mail', 'push']);
    for (const { channel, dueAt } of due) {
      const at = channel === 'mail' ? clock : clock + 8 * HOUR_MS;
      expect(dueAt.getTime()).toBe(at);
    }
  });

  test('who books late is not reminded of it, nor anybody of a cancelled visit', async () => {
    const buyer = await member();
    const home = await aHome();
    const slot = await aSlot({ context }, { listingId: home.listing.id });
    const asked = await book(buyer, slot.id);
    await confirm(home.owner, asked.body.data.id);
    const { owner, id } = await aMeeting();
    await cancel(owner, id);
    expect(await remindVisits(context)).toBe(0);
  });
});

describe('the calendar file', () => {
  /** Unfolded lines, as a reader has them. */
  async function read(who: Member, id: number) {
    const answer = await who.call('GET', `/meeting/visit/${id}/calendar`);
    const text = answer.body as string;
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(text.endsWith('\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    return Object.fromEntries(
      lines.filter(Boolean).map((line) => {
        const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
        return [name, value];
      }),
    );
  }

  const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
  const unescaped = (text = '') => text.replace(/\\([\\;,])/g, '$1');

  test('reads back as the visit, for both sides; cancelled it takes the visit out again', async () => {
    const { owner, buyer, listing, id, visit } = await aMeeting();
    const title = 'घर, “sea; view” \\ with a name so long that it has to be folded over lines';
    await database.db.update(listings).set({ title }).where(eq(listings.id, listing.id));
    for (const who of [owner, buyer]) {
      const event = await read(who, id);
      expect(event).toMatchObject({
        METHOD: 'PUBLISH',
        STATUS: 'CONFIRMED',
        SEQUENCE: '0',
        DTSTART: utc(visit.startsAt),
        DTEND: utc(visit.endsAt),
        GEO: `${listing.location.y};${listing.location.x}`,
      });
      expect(unescaped(event.SUMMARY)).toBe(`Visit: ${title}`);
      expect(event.UID).toMatch(new RegExp(`^visit-${id}@`));
      expect(JSON.stringify(event)).not.toContain(owner.email);
    }
    await database.db.update(people).set({ language: 'mr' }).where(eq(people.id, buyer.id));
    const marathi = await read(buyer, id);
    expect(unescaped(marathi.SUMMARY)).toBe(`भेट: ${title}`);
    expect(marathi.DESCRIPTION).toContain('या भेटीची सर्व माहिती');
    expect((await (await member()).call('GET', `/meeting/visit/${id}/calendar`)).status).toBe(404);
    await cancel(owner, id);
    const event = await read(buyer, id);
    expect(event).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '1' });
    expect(event.GEO).toBeUndefined();
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

describe('the owner’s answer', () => {
  async function aRequest(inMinutes = 40 * 60) {
    const { owner, listing } = await aHome();
    const buyer = await member({ firstName: 'Sameer', lastName: 'Kulkarni' });
    const slot = await aSlot({ context }, { listingId: listing.id, inMinutes });
    const id = (await book(buyer, slot.id)).body.data.id as number;
    return { owner, buyer, listing, slot, id };
  }

  test('a request runs out after a day, and its time is free again', async () => {
    const { owner, buyer, slot, id } = await aRequest();
    expect((await book(await member(), slot.id)).status).toBe(409);
    clock += ANSWER_VISIT_HOURS * HOUR_MS - MINUTE_MS;
    expect(await lapseVisits(context)).toBe(0);
    clock += MINUTE_MS;
    expect((await seen(buyer))[0].meetingdata).toMatchObject({ state: 'expired', answerBy: null });
    expect((await confirm(owner, id)).status).toBe(409);
    expect((await decline(owner, id)).status).toBe(409);
    expect((await book(await member(), slot.id)).status).toBe(200);
    expect(await stateOf(id)).toBe('expired');
    expect(await lapseVisits(context)).toBe(0);
    expect(await newsOf(buyer.id)).toHaveLength(1);
  });

  test('at the latest it runs out when the visit would begin', async () => {
    const { owner, id } = await aRequest(45);
    clock += 45 * MINUTE_MS;
    expect((await confirm(owner, id)).status).toBe(409);
    const taken = await Promise.all([lapseVisits(context), lapseVisits(context)]);
    expect(taken[0] + taken[1]).toBe(1);
    expect(await stateOf(id)).toBe('expired');
  });

  test('declining tells why, takes the time back, and may offer another', async () => {
    const { owner, buyer, listing, slot, id } = await aRequest();
    const past = await decline(owner, id, { start: inMinutes(-5), minutes: 30 });
    expect(past).toMatchObject({ status: 422, body: { errors: [{ path: 'instead.start' }] } });
    expect(await stateOf(id)).toBe('requested');
    const instead = { start: inMinutes(40 * 60 + 15), minutes: 30 };
    expect((await decline(owner, id, instead)).status).toBe(200);
    const [news] = await newsOf(buyer.id);
    expect(news?.body).toContain(REASON.reason);
    expect(news?.link).toBe(`/ScheduleMeeting?listing=${listing.id}`);
    expect((await book(buyer, slot.id)).status).toBe(404);
    const { slots } = (await buyer.call('GET', `/meeting/slots/${listing.id}`)).body.data;
    expect(slots).toMatchObject([{ start: instead.start }]);
    expect((await book(buyer, slots[0].id)).status).toBe(200);
  });

  test('of confirming and cancelling at once one holds', async () => {
    for (let i = 0; i < 6; i++) {
      const { owner, buyer, id } = await aRequest(60 * (i + 1));
      const answers = await Promise.all([confirm(owner, id), cancel(buyer, id)]);
      const [confirmed, cancelled] = answers.map(({ status }) => status);
      expect(cancelled === 200 || confirmed === 200).toBe(true);
      if (cancelled !== 200) expect(await stateOf(id)).toBe('booked');
      else expect(await stateOf(id)).toBe('cancelled');
    }
  });
});

describe('a day’s quota', () => {
  const day = (n: number) => aSlot({ context }, { inMinutes: n * 1_440 });

  test('counts what was taken back or declined', async () => {
    const buyer = await member();
    for (let i = 1; i <= VISITS_A_DAY; i++) {
      const { body } = await book(buyer, (await day(i)).id);
      await database.db
        .update(visits)
        .set({ state: 'declined' })
        .where(eq(visits.id, body.data.id));
    }
    expect((await book(buyer, (await day(20)).id)).status).toBe(409);
    clock += 24 * HOUR_MS;
    expect((await book(buyer, (await day(21)).id)).status).toBe(200);
  });

  test('who has cancelled some asks for no more that day', async () => {
    const buyer = await member();
    for (let i = 1; i <= CANCELLED_A_DAY; i++) {
      const { body } = await book(buyer, (await day(i)).id);
      expect((await cancel(buyer, body.data.id)).status).toBe(200);
    }
    expect((await book(buyer, (await day(20)).id)).body.message).toContain('cancelled');
    clock += 24 * HOUR_MS;
    expect((await book(buyer, (await day(21)).id)).status).toBe(200);
  });
});
