import { expect, test } from 'vitest';
import { eventTypeOf } from '#domain/event-types.ts';
import { dayOfIso, isoDay } from '#domain/lib/time/pune.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import type { RenewalState } from '#domain/professionals/renewal-offer.ts';
import { STATE_TABLES } from '#domain/state-tables.ts';
import { closeRenewals, expireRenewals } from '#server/professionals/lawyers/index.ts';
import { insertBooking, type Member } from '#tests/api/deals/deal-world.ts';
import { insertEngagement } from './engagement-world.ts';
import { LICENCE, lawyerWorld } from './lawyer-world.ts';
import { aLicence, insertRenewal } from './renewal-world.ts';

const world = lawyerWorld();
const { parties, others, as, must } = world;
const REASON = 'We are moving to another town.';

/** A licence that would have begun on the 29th to the 31st of February ends so many days sooner. */
const SHORT_FEBRUARY = 3;

async function aRented({ endsIn = 20, state = 'agreed' as 'agreed' | 'shared' } = {}) {
  const context = world.context();
  const listing = await world.aListing();
  await world.query(`update listings set listed_in = 'rent' where id = $1`, listing.id);
  const booking = await insertBooking(
    context,
    { listing, buyer: parties.buyer },
    { state: 'completed' },
  );
  const deal = { listing, buyerId: parties.buyer.id };
  const { agreement, until } = await aLicence(context, deal, {
    ...{ endsIn, state, professionalId: others.lawyer.id },
  });
  const startOn = isoDay(dayOfIso(until) + 1);
  return { listing, booking, agreement, until, startOn };
}

const termsFrom = (startOn: string, more: object = {}) => ({
  ...{ rent: 33_000, deposit: 100_000, startOn, months: 11, words: 'For another year?' },
  ...more,
});
const offer = (who: Member, id: number, body: object) =>
  as(who, 'POST', `/lawyer/agreement/renew/${id}`, body);
const list = (who: Member, id: number) => must(as(who, 'GET', `/lawyer/agreement/renewals/${id}`));
const step = (who: Member, id: number, name: string) => {
  const reason = name === 'decline' || name === 'calloff' ? { reason: REASON } : undefined;
  return as(who, 'POST', `/lawyer/renewal/${id}/${name}`, reason);
};
const stateOf = async (id: number): Promise<RenewalState> =>
  (await world.query('select state from renewals where id = $1', id))[0].state;
const newsOf = async ({ id }: Member) =>
  (
    await world.query(
      'select title, body, link from notifications where person_id = $1 order by id desc limit 1',
      id,
    )
  )[0];
const dutiesOf = async (who: Member): Promise<{ name: string; id: number; link: string }[]> =>
  (await must(as(who, 'GET', '/dashboard/duties'))).duties;

test('a renewal is offered, countered, accepted, drawn up, and done once both consent', async () => {
  const { agreement, booking, listing, startOn, until } = await aRented();
  const { id } = agreement;
  const first = await must(offer(parties.owner, id, termsFrom(startOn, { rent: 36_000 })));
  expect(first.state).toBe('offered');
  const toTenant = await list(parties.buyer, id);
  expect(toTenant).toMatchObject({
    ...{ agreementId: id, side: 'buyer', other: 'Sameer Kulkarni', mayOffer: true },
    before: { rent: 30_000, deposit: 90_000, months: 11, until },
  });
  expect(toTenant.offers).toMatchObject([
    {
      id: first.renewalId,
      state: 'offered',
      isOwn: false,
      rent: 36_000,
      deposit: 100_000,
      startOn,
    },
  ]);
  const link = `/BookedPropertyDetails/${listing.id}/${booking.id}#renewal`;
  expect(await newsOf(parties.buyer)).toMatchObject({
    title: 'A renewal of the licence is offered',
    body: expect.stringContaining('₹ 36,000'),
    link,
  });
  expect(await dutiesOf(parties.buyer)).toContainEqual(
    expect.objectContaining({ name: 'renewals', id: first.renewalId, link }),
  );

  const second = await must(
    offer(parties.buyer, id, termsFrom(startOn, { answers: first.renewalId })),
  );
  expect(await stateOf(first.renewalId)).toBe('countered');
  expect((await step(parties.owner, first.renewalId, 'accept')).status).toBe(404);
  expect((await must(step(parties.owner, second.renewalId, 'accept'))).state).toBe('accepted');
  expect((await newsOf(parties.buyer)).title).toBe('Your renewal is accepted');
  for (const who of [parties.owner, parties.buyer]) {
    expect((await dutiesOf(who)).map(({ name }) => name)).toContain('renewalsToDraw');
  }
  // What is agreed is not offered anew.
  expect((await offer(parties.owner, id, termsFrom(startOn))).status).toBe(409);

  const engagement = await insertEngagement(
    world.context(),
    { clientId: parties.owner.id, professionalId: others.lawyer.id },
    { profession: 'lawyer', state: 'working', listingId: listing.id, bookingId: booking.id },
  );
  const detail = await must(world.detail(others.lawyer, engagement.id));
  expect(detail.deal.renewal).toEqual({
    ...{ rent: 33_000, deposit: 100_000, startOn, months: 11 },
    until: lastDayOf({ startOn, months: 11 }),
  });
  const terms = { ...LICENCE, ...detail.deal.renewal, tokenPaid: 0, until: undefined };
  const drawn = await must(
    as(others.lawyer, 'POST', `/lawyer/agreement/draft/${engagement.id}`, terms),
  );
  expect((await dutiesOf(parties.owner)).map(({ name }) => name)).not.toContain('renewalsToDraw');
  await must(as(others.lawyer, 'POST', `/lawyer/agreement/share/${drawn.agreementId}`));
  for (const who of [parties.owner, parties.buyer]) {
    const side = who === parties.owner ? 'seller' : 'buyer';
    const shown = await must(as(who, 'GET', `/lawyer/get${side}agreement/${who.id}/${listing.id}`));
    // It departs from the booking, but not from what was renewed.
    expect(shown.differences.filter((line: string) => /₹|Possession/.test(line))).toEqual([]);
    await must(world.sign(who, shown));
  }
  expect(await stateOf(second.renewalId)).toBe('renewed');
  const after = await list(parties.owner, id);
  expect(after).toMatchObject({ agreementId: drawn.agreementId, mayOffer: false });
  expect(after.offers.map(({ state }: { state: string }) => state)).toEqual([
    'renewed',
    'countered',
  ]);
  expect((await offer(parties.owner, id, termsFrom(startOn))).status).toBe(409);
});

/** Who made the offer (the owner), who is offered it, and somebody else. */
const CALLERS = { own: () => parties.owner, other: () => parties.buyer } as const;
const STEPS = [
  ['accept', 'accept', 'other'],
  ['decline', 'decline', 'other'],
  ['withdraw', 'withdraw', 'own'],
  ['callOff', 'calloff', 'either'],
] as const;
const { states, transitions } = STATE_TABLES.renewal;

test.each(STEPS)(
  '%s is taken from its states, by whom it is for, and by nobody else',
  async (name, path, part) => {
    const { agreement } = await aRented();
    const { from, to } = transitions.find((one) => one.name === name) ?? { from: [], to: '' };
    const context = world.context();
    for (const state of states) {
      for (const caller of ['own', 'other'] as const) {
        const { id } = await insertRenewal(context, agreement, {
          offeredBy: parties.owner.id,
          state,
        });
        expect((await step(parties.stranger, id, path)).status).toBe(404);
        expect((await step(others.lawyer, id, path)).status).toBe(404);
        const { status } = await step(CALLERS[caller](), id, path);
        const isFor = part === 'either' || part === caller;
        const isFrom = (from as readonly string[]).includes(state);
        expect([state, caller, status]).toEqual([
          state,
          caller,
          isFor ? (isFrom ? 200 : 409) : 404,
        ]);
        expect(await stateOf(id)).toBe(isFor && isFrom ? to : state);
        // One of a licence is open at a time.
        await world.query('delete from renewals where id = $1', id);
      }
    }
  },
);

test('an own offer is replaced, an unseen one of the other side is not', async () => {
  const { agreement, startOn } = await aRented();
  const { id } = agreement;
  const first = await must(offer(parties.owner, id, termsFrom(startOn)));
  const second = await must(offer(parties.owner, id, termsFrom(startOn, { rent: 32_000 })));
  expect(await stateOf(first.renewalId)).toBe('withdrawn');
  const unseen = await offer(parties.buyer, id, termsFrom(startOn, { answers: null }));
  expect([unseen.status, unseen.body.errors]).toMatchObject([409, [{ path: 'answers' }]]);
  expect(await stateOf(second.renewalId)).toBe('offered');
});

test('nobody else, no other paper and no other time brings a renewal', async () => {
  const { agreement, startOn } = await aRented();
  const { id } = agreement;
  for (const who of [parties.stranger, others.lawyer]) {
    expect((await offer(who, id, termsFrom(startOn))).status).toBe(404);
    expect((await as(who, 'GET', `/lawyer/agreement/renewals/${id}`)).status).toBe(404);
  }
  const early = await offer(parties.owner, id, termsFrom(isoDay(dayOfIso(startOn) - 1)));
  expect([early.status, early.body.errors]).toMatchObject([422, [{ path: 'startOn' }]]);
  expect(
    (await offer(parties.owner, id, termsFrom(startOn, { words: 'Call 9822012345' }))).status,
  ).toBe(422);

  const shared = await aRented({ state: 'shared' });
  expect(await list(parties.owner, shared.agreement.id)).toBeNull();
  expect((await offer(parties.owner, shared.agreement.id, termsFrom(startOn))).status).toBe(409);
  const far = await aRented({ endsIn: 61 + SHORT_FEBRUARY });
  expect(await list(parties.owner, far.agreement.id)).toMatchObject({ mayOffer: false });
  expect((await offer(parties.owner, far.agreement.id, termsFrom(far.startOn))).status).toBe(409);
  const over = await aRented({ endsIn: -31 });
  expect((await offer(parties.owner, over.agreement.id, termsFrom(over.startOn))).status).toBe(409);
});

test('what nobody answered or had drawn up lapses by the clock, and both hear of it', async () => {
  const context = world.context();
  for (const state of ['offered', 'accepted'] as const) {
    const { agreement, startOn } = await aRented();
    const { renewalId } = await must(offer(parties.owner, agreement.id, termsFrom(startOn)));
    if (state === 'accepted') await must(step(parties.buyer, renewalId, 'accept'));
    expect(await expireRenewals(context)).toBe(0);
    await world.query(
      `update renewals set expires_at = now() - interval '1 minute' where id = $1`,
      renewalId,
    );
    if (state === 'offered') {
      expect((await step(parties.buyer, renewalId, 'accept')).status).toBe(409);
    }
    expect(await expireRenewals(context)).toBe(1);
    expect(await stateOf(renewalId)).toBe('lapsed');
    for (const who of [parties.owner, parties.buyer]) {
      expect((await newsOf(who)).title).toBe('A renewal has run out');
    }
    await must(offer(parties.buyer, agreement.id, termsFrom(startOn)));
  }
});

test('it ends with the account of either side, who leaves no words behind', async () => {
  const { agreement, startOn } = await aRented();
  const { renewalId } = await must(offer(parties.owner, agreement.id, termsFrom(startOn)));
  const context = world.context();
  await world.db().transaction(async (tx) => closeRenewals(context, tx, parties.owner).end?.());
  const [left] = await world.query('select state, words from renewals where id = $1', renewalId);
  expect(left).toEqual({ state: 'lapsed', words: '' });
  expect((await newsOf(parties.buyer)).title).toBe('A renewal has run out');
});

test('each step is an event, a line of the timeline and of the audit log', async () => {
  const { agreement, startOn } = await aRented();
  const { renewalId } = await must(offer(parties.owner, agreement.id, termsFrom(startOn)));
  await must(step(parties.buyer, renewalId, 'accept'));
  await must(step(parties.buyer, renewalId, 'calloff'));
  const lines = await world.query(
    `select event, by, note from timeline where subject_kind = 'renewal' and subject_id = $1 order by id`,
    renewalId,
  );
  expect(lines).toEqual([
    { event: 'offer', by: 'party', note: 'For another year?' },
    { event: 'accept', by: 'party', note: null },
    { event: 'callOff', by: 'party', note: REASON },
  ]);
  const audited = await world.query(
    `select action from audit_log where subject_kind = 'renewal' and subject_id = $1 order by id`,
    renewalId,
  );
  expect(audited.map(({ action }: { action: string }) => action)).toEqual([
    'renewal.offer',
    'renewal.accept',
    'renewal.callOff',
  ]);
  const told = await world.query(
    `select distinct type from events where subject_kind = 'renewal' and subject_id = $1`,
    renewalId,
  );
  expect(told.map(({ type }: { type: string }) => type).sort()).toEqual(
    ['accept', 'callOff', 'offer'].map((name) => eventTypeOf('renewal', name)),
  );
  expect((await list(parties.owner, agreement.id)).offers[0]).toMatchObject({
    state: 'withdrawn',
    answer: REASON,
  });
});
