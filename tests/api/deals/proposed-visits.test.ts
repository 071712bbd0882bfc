import { expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { lapseVisits } from '#server/deals/visits/expire.ts';
import { aSlot, aVisit } from '#tests/api/examples/visits.ts';
import { dealWorld, type Member } from './deal-world.ts';

const world = dealWorld();
const { parties, as } = world;

const at = (days: number, clock: string) => `${puneDate(new Date(), days)}T${clock}:00+05:30`;
/** Minutes to days on which nobody here has a visit by the clock, whatever time it is now. */
const A_FORTNIGHT = 20_000;
const WHY = { reason: 'The keys are with a neighbour that day.' };
const startOf = ({ start }: { start: string }) => start;
const iso = (text: string) => new Date(text).toISOString();
const propose = (by: Member, id: number, start = at(3, '11:00')) =>
  as(by, 'POST', `/meeting/propose/${id}`, { start, minutes: 30, note: 'We are two.' });
const slotsFor = async (by: Member, id: number) =>
  (await as(by, 'GET', `/meeting/slots/${id}`)).body.data.slots;
const recordOf = async (by: Member, id: number) =>
  (await as(by, 'GET', `/meeting/getmeetingrecord/${id}/${by.id}`)).body.data[0]?.meetingdata;
const dutiesOf = async (by: Member) =>
  (await as(by, 'GET', '/dashboard/duties')).body.data.duties.map(
    ({ name, id }: { name: string; id: number }) => `${name} ${id}`,
  );

test('waits for the owner like any other, is theirs to confirm, and is offered to nobody else', async () => {
  const { id } = await world.aListing();
  const sent = await propose(parties.buyer, id);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const visit = sent.body.data.id as number;
  expect(await dutiesOf(parties.owner)).toContain(`visits ${visit}`);
  expect(await dutiesOf(parties.buyer)).not.toContain(`visits ${visit}`);
  const [news] = await world.query(
    'select title from notifications where person_id = $1 order by id desc limit 1',
    parties.owner.id,
  );
  expect(news?.title).toContain('proposes a time to see your home');
  expect(await recordOf(parties.owner, id)).toMatchObject({ state: 'requested', proposed: true });
  expect(await slotsFor(parties.stranger, id)).toEqual([]);
  const { slotId } = await recordOf(parties.buyer, id);
  const taken = await as(parties.stranger, 'POST', `/meeting/book/${slotId}`, {});
  expect(taken.status).toBe(404);
  const confirmed = await as(parties.owner, 'POST', `/meeting/visit/${visit}/confirm`);
  expect(confirmed.body.data).toMatchObject({ state: 'booked' });
  expect((await recordOf(parties.buyer, id)).timeline).toMatchObject([
    { event: 'propose', by: 'buyer' },
    { event: 'confirm', by: 'owner' },
  ]);
});

test('declined, taken back or left unanswered, its time is free for the owner again', async () => {
  const { id } = await world.aListing();
  const offer = (start: string) =>
    as(parties.owner, 'POST', `/meeting/slots/${id}`, { slots: [{ start, minutes: 30 }] });
  const endings: [string, (visit: number) => Promise<unknown>][] = [
    ['11:00', (visit) => as(parties.owner, 'POST', `/meeting/visit/${visit}/decline`, WHY)],
    ['12:00', (visit) => as(parties.buyer, 'POST', `/meeting/visit/${visit}/cancel`, WHY)],
    [
      '13:00',
      async (visit) => {
        await world.query(
          `update visits set created_at = created_at - interval '2 days' where id = $1`,
          visit,
        );
        await lapseVisits(world.context());
      },
    ],
  ];
  for (const [clock, end] of endings) {
    const sent = await propose(parties.buyer, id, at(4, clock));
    expect((await offer(at(4, clock))).status).toBe(422);
    await end(sent.body.data.id);
    expect((await slotsFor(parties.owner, id)).map(startOf)).not.toContain(iso(at(4, clock)));
    expect((await offer(at(4, clock))).status).toBe(200);
  }
});

test.each([
  ['by night', at(3, '22:00'), 'Choose a time between 8 am and 9 pm.'],
  ['that ends too late', at(3, '20:45'), 'Choose a time between 8 am and 9 pm.'],
  ['that is over', at(-1, '11:00'), 'Choose a time at least 2 hours from now.'],
  ['a year ahead', at(365, '11:00'), 'Choose a day within 60 days.'],
])('a time %s is refused at its field', async (_, start, message) => {
  const { id } = await world.aListing();
  const { status, body } = await propose(parties.buyer, id, start);
  expect([status, body.errors]).toEqual([422, [{ path: 'start', message }]]);
});

test('where the owner offers times already, one of them is to be chosen', async () => {
  const { id } = await world.aListing();
  await aSlot({ context: world.context() }, { listingId: id });
  await world.query(
    `update visit_slots set starts_at = $1, ends_at = $1::timestamptz + interval '30 minutes' where listing_id = $2`,
    at(5, '11:15'),
    id,
  );
  const { status, body } = await propose(parties.buyer, id, at(5, '11:00'));
  expect(status).toBe(409);
  expect(body.message).toContain('set apart for visits');
  expect((await propose(parties.owner, id)).status).toBe(409);
});

test('says what one has at that time oneself, and of the other side only that they are not free', async () => {
  const [{ id }, { owner, stranger }] = [await world.aListing(), parties];
  const buyer = await world.member();
  const context = { context: world.context() };
  const clashes = (by: Member, start: Date, more = '') =>
    as(by, 'GET', `/meeting/clashes/${id}?start=${start.toISOString()}&minutes=30${more}`);
  const shown = await aVisit(context, { ownerId: owner.id, inMinutes: A_FORTNIGHT });
  await aVisit(context, { ownerId: owner.id, inMinutes: A_FORTNIGHT + 1_000, state: 'requested' });
  const seen = await aVisit(context, {
    ownerId: (await world.member()).id,
    buyerId: buyer.id,
    inMinutes: A_FORTNIGHT + 2_000,
  });
  const asked = async (start: Date) => (await clashes(buyer, start)).body.data;
  expect(await asked(shown.startsAt)).toEqual({ own: [], otherIsFree: false });
  expect(await asked(shown.endsAt)).toEqual({ own: [], otherIsFree: true });
  // What the owner has not answered is nobody else’s to know.
  const unanswered = new Date(shown.startsAt.getTime() + 1_000 * 60_000);
  expect((await asked(unanswered)).otherIsFree).toBe(true);
  const mine = await asked(seen.startsAt);
  expect(mine.otherIsFree).toBe(true);
  expect(mine.own).toMatchObject([{ start: seen.startsAt.toISOString() }]);
  // An owner who offers another time instead learns whether the buyer is free, and no more.
  const sent = await propose(buyer, id);
  const visitId = `&visitId=${sent.body.data.id}`;
  expect((await clashes(owner, seen.startsAt, visitId)).body.data).toEqual({
    own: [],
    otherIsFree: false,
  });
  expect((await clashes(stranger, seen.startsAt, visitId)).status).toBe(404);
  const elsewhere = await world.aListing();
  const path = `/meeting/clashes/${elsewhere.id}?start=${seen.startsAt.toISOString()}&minutes=30`;
  expect((await as(owner, 'GET', `${path}${visitId}`)).status).toBe(404);
  await world.query(`update listings set status = 'paused' where id = $1`, id);
  expect((await clashes(stranger, seen.startsAt)).status).toBe(404);
});

test('at an offered time stands at once where the owner said so, unless they are not free then', async () => {
  const [{ id }, { owner, stranger }] = [await world.aListing(), parties];
  const lets = (by: Member, on: boolean) => as(by, 'POST', `/meeting/selfconfirm/${id}`, { on });
  const slot = async (inMinutes: number) =>
    aSlot({ context: world.context() }, { listingId: id, inMinutes });
  const ask = async (slotId: number) => {
    const buyer = await world.member();
    const { status, body } = await as(buyer, 'POST', `/meeting/book/${slotId}`, {});
    expect(status, JSON.stringify(body)).toBe(200);
    return { buyer, state: body.data.state, visit: await recordOf(buyer, id) };
  };
  expect((await lets(stranger, true)).status).toBe(404);
  expect((await ask((await slot(3_000)).id)).state).toBe('requested');
  expect((await lets(owner, true)).body.data.confirms).toBe(true);
  expect((await as(stranger, 'GET', `/meeting/slots/${id}`)).body.data.confirms).toBe(true);

  const { buyer, state, visit } = await ask((await slot(3_100)).id);
  expect([state, visit.state, visit.place]).toEqual(['booked', 'booked', null]);
  expect(visit.code).toMatch(/^\d{4}$/);
  expect(visit.timeline).toMatchObject([
    { event: 'request', by: 'buyer', state: 'requested' },
    { event: 'standAtOnce', by: 'system', state: 'booked' },
  ]);
  const newsOf = async ({ id: person }: { id: number }) =>
    (
      await world.query(
        'select title from notifications where person_id = $1 order by id desc limit 1',
        person,
      )
    )[0]?.title;
  expect(await newsOf(buyer)).toBe('Your visit is confirmed');
  expect(await newsOf(owner)).toContain('comes to see your home');
  expect(await dutiesOf(owner)).not.toContain(`visits ${visit.id}`);

  // Another home of the owner’s is shown then already.
  await aVisit({ context: world.context() }, { ownerId: owner.id, inMinutes: 3_200 });
  expect((await ask((await slot(3_210)).id)).state).toBe('requested');
  expect((await propose(await world.member(), id)).body.data.state).toBe('requested');
  await lets(owner, false);
  expect((await ask((await slot(3_300)).id)).state).toBe('requested');
});
