import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { VisitState } from '#domain/deals/visit.ts';
import type { Context } from '#server/core/context.ts';
import { notifications, type Person, visits } from '#server/db/schema/index.ts';
import { aVisit } from '#tests/api/examples/visits.ts';
import {
  type Answer,
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
} from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const REASON = { reason: 'The keys are with a neighbour that day.' };
export const FAR = { expiresAt: new Date('2100-01-01'), endsAt: new Date('2100-01-01') };

export interface Member extends Person {
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

/** For a test file: an owner and a buyer, visits between them and a clock that the test sets. */
export function visitsDesk() {
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
  const cancel = (who: Member, id: number) =>
    who.call('POST', `/meeting/visit/${id}/cancel`, REASON);
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

  return {
    member,
    aHome,
    aMeeting,
    inMinutes,
    offer,
    book,
    cancel,
    confirm,
    decline,
    checkIn,
    seen,
    codeOf,
    stateOf,
    newsOf,
    get db() {
      return database.db;
    },
    get context() {
      return context;
    },
    api: (...args: Parameters<typeof api>) => api(...args),
    get clock() {
      return clock;
    },
    set clock(to: number) {
      clock = to;
    },
  };
}
