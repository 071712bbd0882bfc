import { describe, expect, test } from 'vitest';
import { escalateSettlements } from '#server/money/settlements/clock.ts';
import { asCall } from '#tests/api/deeds.ts';
import { TOKEN } from './escrow-world.ts';
import { endOf, NO_SETTLEMENT, NOTHING_DONE, SETTLING, settlementDesk } from './settlement-desk.ts';

/** Settlements that staff decide or the clock moves, and what all hear of it, to the letter. */

const desk = settlementDesk();
const { parties, as, deed, aDeal, proposed, step, staff, inDays } = desk;
const WHY = 'Three weeks of rent.';

async function disputed(bookingId: number, total = TOKEN): Promise<number> {
  const id = await proposed('buyer', bookingId, total, total);
  await step('owner', id, 'refuse', { reason: SETTLING })();
  await step('buyer', id, 'dispute', { reason: SETTLING })();
  return id;
}

const newestRefund = async () =>
  (
    await desk.query(
      `select amount_paise::int as paise, requested_by as by, seconded_by as second from refunds
       order by id desc limit 1`,
    )
  )[0];

describe('staff', () => {
  test('decide, and both sides hear why and what they get', async () => {
    const deal = await aDeal();
    const id = await disputed(deal.id);
    const left = await deed(staff(id, 'decide', { toBuyer: 40_000.01, reason: WHY }));
    expect(left.said).toEqual([200, 'The deal is settled, and both sides are told.']);
    expect(endOf(left.told)).toEqual([
      [
        parties.owner.id,
        `${deal.home}. Our staff decided: ${WHY}. ₹ 39,999.99 are yours: choose the bank account they go to.`,
      ],
      [
        parties.buyer.id,
        `${deal.home}. Our staff decided: ${WHY}. ₹ 40,000.01 go back to you the way they came.`,
      ],
    ]);
    expect(left.audited).toContainEqual([
      'settlement.decide',
      `settlement ${id}`,
      {
        ...{ bookingId: deal.id, ownerPaise: 39_999_99, buyerPaise: 40_000_01, owedPaise: 0 },
        reason: WHY,
      },
    ]);
    expect(left.happened).toContainEqual([`settlement ${id}`, 'decide', 'staff', 'agreed', WHY]);
    expect(await newestRefund()).toEqual({ paise: 40_000_01, by: parties.staff.id, second: null });
    expect(await deed(staff(id, 'decide', { toBuyer: 1, reason: WHY }))).toEqual({
      said: [409, 'This settlement does not wait for staff.'],
      ...NOTHING_DONE,
    });
  });

  test('two of them above the limit, by the same figure', async () => {
    const deal = await aDeal();
    await desk.payPart(deal.id, 500_000);
    const id = await disputed(deal.id, 580_000);
    const by = (who: typeof parties.staff, toBuyer: number) =>
      deed(staff(id, 'decide', { toBuyer, reason: WHY }, who));
    const most = 'At most ₹ 5,80,000.00: so much was paid.';
    expect(await by(parties.staff, 580_000.01)).toEqual({
      said: [422, most, `toBuyer: ${most}`],
      ...NOTHING_DONE,
    });
    const waits =
      'You have decided. It is above the limit of thirty days: it is done once somebody else of staff decides the same.';
    const first = await by(parties.staff, 550_000);
    expect(first).toEqual({
      said: [200, waits],
      ...NOTHING_DONE,
      audited: [
        [
          'refund.agree',
          `settlement ${id}`,
          { payeeId: parties.buyer.id, amountPaise: 550_000_00, reason: WHY },
        ],
      ],
    });
    const colleague = await desk.member('admin');
    expect((await by(colleague, 540_000)).said).toEqual([200, waits]);
    expect((await by(colleague, 550_000)).said).toEqual([
      ...[200, 'The deal is settled, and both sides are told.'],
    ]);
    expect(await newestRefund()).toMatchObject({ by: colleague.id, second: parties.staff.id });
  });

  test('count what a buyer has already as no money out', async () => {
    const deal = await aDeal();
    await desk.payPart(deal.id, 500_000);
    await desk.letGo('buyer', deal.id, 190_000);
    await desk.query(`update payouts set created_at = created_at - interval '31 days'`);
    const id = await disputed(deal.id, 580_000);
    const done = await staff(id, 'decide', { toBuyer: 200_000, reason: WHY })();
    expect(done.body.data).toEqual({ isDone: true });
  });

  test('leave a deal as it is, and both sides hear why', async () => {
    const deal = await aDeal();
    const id = await disputed(deal.id);
    const told = (['owner', 'buyer'] as const).map((side) => [
      ...[parties[side].id, 'Our staff left the deal as it is'],
      `The settlement of ${deal.home} is not made; the deal goes on. The reason: ${WHY}`,
      deal.links[side],
    ]);
    expect(await deed(staff(id, 'dismiss', { reason: WHY }))).toEqual({
      said: [200, 'Nothing is divided; both sides are told.'],
      told,
      audited: [['settlement.dismiss', `settlement ${id}`, { reason: WHY }]],
      happened: [[`settlement ${id}`, 'dismiss', 'staff', 'dismissed', WHY]],
    });
    for (const [name, body] of [
      ['dismiss', { reason: WHY }],
      ['decide', { toBuyer: 1, reason: WHY }],
    ] as const) {
      expect((await deed(staff(9_999_999, name, body))).said).toEqual(NO_SETTLEMENT);
      expect((await deed(staff(id, name, body))).said[0]).toBe(409);
    }
  });
});

describe('the clock', () => {
  test('hands what nobody answered for a week to staff, the longest over first', async () => {
    await desk.query(`update settlements set state = 'lapsed' where state = 'proposed'`);
    const [late, later] = [await aDeal(), await aDeal()];
    const ids = [await proposed('buyer', late.id, 1), await proposed('owner', later.id, 1)];
    await desk.query(
      `update settlements set expires_at = expires_at - interval '1 hour' where id = $1`,
      ids[1],
    );
    const clockAfter = (days: number, most?: number) =>
      deed(asCall(() => escalateSettlements(inDays(days), most)));
    expect(await clockAfter(6.9)).toEqual({ said: [200, '0'], ...NOTHING_DONE });
    const told = (deal: typeof late) =>
      (['owner', 'buyer'] as const).map((side) => [
        ...[parties[side].id, 'Our staff will decide about a settlement'],
        `Nobody answered the settlement of ${deal.home} within 7 days. It can still be agreed to.`,
        deal.links[side],
      ]);
    expect(await clockAfter(7.1, 1)).toEqual({
      said: [200, '1'],
      told: told(later),
      audited: [],
      happened: [[`settlement ${ids[1]}`, 'escalate', 'system', 'disputed']],
    });
    expect((await clockAfter(7.1)).told).toEqual(told(late));
    expect((await clockAfter(7.1)).said).toEqual([200, '0']);
  });

  test('a deal that ends otherwise ends them, in the words of the books whoever ends it', async () => {
    const deal = await aDeal();
    await desk.payPart(deal.id, 10_000);
    const release = await desk.asked('owner', deal.id, 500);
    const id = await proposed('buyer', deal.id, 90_000, 90_000);
    const inMarathi = {
      ...parties.buyer,
      headers: { ...parties.buyer.headers, 'accept-language': 'mr' },
    };
    const left = await deed(() =>
      as(inMarathi, 'POST', `/book/cancel/${deal.id}`, { reason: SETTLING }),
    );
    expect(left.said[0]).toBe(200);
    const [, second] = await desk.instalmentsOf(deal.id);
    const over = 'The booking is over.';
    expect(left.happened).toEqual(
      expect.arrayContaining([
        [`settlement ${id}`, 'lapse', 'system', 'lapsed', over],
        [`release ${release}`, 'expire', 'system', 'expired', over],
        [`instalment ${second.id}`, 'lapse', 'system', 'waived', over],
      ]),
    );
    const path = `/propertypayment/settlements/${deal.id}`;
    const answerTo = async (who: typeof inMarathi | typeof parties.owner) =>
      (await as(who, 'GET', path)).body.data.settlements[0].answer;
    expect(await answerTo(parties.owner)).toBe(over);
    expect(await answerTo(inMarathi)).toBe('बुकिंग संपले आहे.');
  });
});
