import { describe, expect, test } from 'vitest';
import { lapseVisits } from '#server/deals/visits/expire.ts';
import { aSlot } from '#tests/api/examples/visits.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { HOUR_MS, MINUTE_MS, REASON, visitsDesk } from './visits-desk.ts';

const { ANSWER_VISIT_HOURS } = EXPECTED_FIGURES;

const desk = visitsDesk();
const {
  member,
  aHome,
  aMeeting,
  inMinutes,
  book,
  cancel,
  confirm,
  decline,
  checkIn,
  seen,
  codeOf,
  stateOf,
  newsOf,
} = desk;

describe('the owner’s answer', () => {
  async function aRequest(inMinutes = 40 * 60) {
    const { owner, listing } = await aHome();
    const buyer = await member({ firstName: 'Sameer', lastName: 'Kulkarni' });
    const slot = await aSlot(desk, { listingId: listing.id, inMinutes });
    const id = (await book(buyer, slot.id)).body.data.id as number;
    return { owner, buyer, listing, slot, id };
  }

  test('a request runs out after a day, and its time is free again', async () => {
    const { owner, buyer, slot, id } = await aRequest();
    expect((await book(await member(), slot.id)).status).toBe(409);
    desk.clock += ANSWER_VISIT_HOURS * HOUR_MS - MINUTE_MS;
    expect(await lapseVisits(desk.context)).toBe(0);
    desk.clock += MINUTE_MS;
    expect((await seen(buyer))[0].meetingdata).toMatchObject({ state: 'expired', answerBy: null });
    expect((await confirm(owner, id)).status).toBe(409);
    expect((await decline(owner, id)).status).toBe(409);
    expect((await book(await member(), slot.id)).status).toBe(200);
    expect(await stateOf(id)).toBe('expired');
    expect(await lapseVisits(desk.context)).toBe(0);
    expect(await newsOf(buyer.id)).toHaveLength(1);
  });

  test('at the latest it runs out when the visit would begin', async () => {
    const { owner, id } = await aRequest(45);
    desk.clock += 45 * MINUTE_MS;
    expect((await confirm(owner, id)).status).toBe(409);
    const taken = await Promise.all([lapseVisits(desk.context), lapseVisits(desk.context)]);
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
