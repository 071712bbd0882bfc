import { describe, expect, test } from 'vitest';
import { remindOwed } from '#server/money/settlements/clock.ts';
import { asCall } from '#tests/api/deeds.ts';
import { endOf, NO_SETTLEMENT, NOTHING_DONE, settlementDesk, type Who } from './settlement-desk.ts';

/** What is owed after a settlement: reminded of, paid back here or received otherwise, to the letter. */

const desk = settlementDesk();
const { parties, as, deed, aDeal, proposed, step, agree, postedOf, dayIn, inDays } = desk;

describe('what a side got beyond its part', () => {
  /** 45,000 of 80,000 were let go to the owner, who is to have 20,000. */
  async function owing() {
    const deal = await aDeal();
    await desk.letGo('owner', deal.id, 45_000);
    const id = await proposed('owner', deal.id, 60_000);
    const call = await agree('buyer', id);
    let answered: unknown;
    const left = await deed(async () => {
      const answer = await call();
      answered = answer.body.data;
      return answer;
    });
    return { deal, id, left, answered };
  }

  test('is owed from then on, by whom and until when, in the books and in words', async () => {
    const { deal, id, left, answered } = await owing();
    const day = await dayIn(30);
    expect(answered).toEqual({ settlementId: id, state: 'owing' });
    expect(endOf(left.told)).toEqual([
      [
        parties.owner.id,
        `${deal.home}. Both of you agreed. You pay ₹ 25,000.00 back until ${day}.`,
      ],
      [
        parties.buyer.id,
        `${deal.home}. Both of you agreed. ₹ 35,000.00 go back to you the way they came. The other side pays ₹ 25,000.00 back until ${day}.`,
      ],
    ]);
    expect(left.happened).toContainEqual([`settlement ${id}`, 'owe', 'system', 'owing']);
    expect(left.audited).toContainEqual([
      'settlement.agree',
      `settlement ${id}`,
      { bookingId: deal.id, ownerPaise: 20_000_00, buyerPaise: 60_000_00, owedPaise: 25_000_00 },
    ]);
    const memo = `Settlement ${id} of booking ${deal.id}`;
    expect((await postedOf(id)).filter(([, , , paise]) => paise !== 0)).toEqual([
      ['settlement', memo, `asset:owed-by:${parties.owner.id}`, 25_000_00],
      ['settlement', memo, `liability:owed-to:${parties.buyer.id}`, -25_000_00],
    ]);
    const [row] = await desk.query(
      `select let_go_paise::int, owed_by, owed_paise::int from settlements where id = $1`,
      id,
    );
    expect(row).toEqual({ let_go_paise: 0, owed_by: parties.owner.id, owed_paise: 25_000_00 });
  });

  test('is reminded of a week before its day, and each week after it', async () => {
    const { deal, id } = await owing();
    await desk.query(
      `update settlements set state = 'settled' where state = 'owing' and id < $1`,
      id,
    );
    const day = await dayIn(30);
    const told = (title: string, due: string) => [
      [
        ...[parties.owner.id, title],
        `₹ 25,000.00 after the settlement of ${deal.home} ${due} due on ${day}.`,
        deal.links.owner,
      ],
    ];
    const remindAfter = (days: number) => deed(asCall(() => remindOwed(inDays(days))));
    expect(await remindAfter(22)).toEqual({ said: [200, '0'], ...NOTHING_DONE });
    expect(await remindAfter(23)).toEqual({
      said: [200, '1'],
      ...NOTHING_DONE,
      told: told('What you owe is due soon', 'are'),
    });
    expect(await remindAfter(29)).toEqual({ said: [200, '0'], ...NOTHING_DONE });
    expect((await remindAfter(30)).told).toEqual(told('What you owe is due soon', 'are'));
    expect(await remindAfter(36)).toEqual({ said: [200, '0'], ...NOTHING_DONE });
    expect((await remindAfter(37)).told).toEqual(told('What you owe is overdue', 'were'));
  });

  test('is paid back by who owes it, for the price that is owed', async () => {
    const { deal, id } = await owing();
    const refused = async (who: Who) =>
      (await deed(() => desk.begin('settlement', id, parties[who]))).said;
    expect(await refused('buyer')).toEqual(NO_SETTLEMENT);
    const begun = await desk.begin('settlement', id, parties.owner);
    const [order] = await desk.query(
      `select id, description, total_paise::int, subject_kind, subject_id from orders
       where purpose = 'settlement' order by id desc limit 1`,
    );
    expect(order).toMatchObject({
      description: `Owed after the settlement of ${deal.home}`,
      ...{ total_paise: 25_000_00, subject_kind: 'settlement', subject_id: id },
    });
    const left = await deed(
      asCall(async () => (await desk.playOut(begun.body.data.orderId)).state),
    );
    expect(left.told[0]).toEqual([
      ...[parties.buyer.id, 'What was owed to you has arrived'],
      `₹ 25,000.00 for ${deal.home} are yours: choose the bank account they go to.`,
      deal.links.buyer,
    ]);
    expect(left.happened).toContainEqual([`settlement ${id}`, 'repay', 'gateway', 'settled']);
    const paid = `Owed after settlement ${id}: paid`;
    expect((await postedOf(id)).slice(-4)).toEqual(
      [
        [`liability:owed-to:${parties.buyer.id}`, 25_000_00],
        [`asset:owed-by:${parties.owner.id}`, -25_000_00],
        [`liability:escrow:booking:${deal.id}`, 25_000_00],
        [`liability:payable:${parties.buyer.id}`, -25_000_00],
      ].map((line) => ['settlement-repaid', paid, ...line]),
    );
    expect(await refused('owner')).toEqual([
      409,
      'Nothing is owed after this settlement any more.',
    ]);
    const standing = await as(parties.buyer, 'GET', `/propertypayment/settlements/${deal.id}`);
    expect(standing.body.data).toMatchObject({ hasOwner: 20_000, hasBuyer: 60_000, held: 0 });
  });

  test('is received otherwise, by the word of who is owed alone', async () => {
    const { deal, id } = await owing();
    const received = (who: Who) => step(who, id, 'received', { note: 'By cheque.' });
    expect(await deed(received('owner'))).toEqual({
      said: NO_SETTLEMENT,
      ...NOTHING_DONE,
    });
    expect(await deed(received('buyer'))).toEqual({
      said: [200, 'Nothing is owed to you any more.'],
      told: [
        [
          ...[parties.owner.id, 'You owe nothing any more'],
          `The other side of ${deal.home} says that ₹ 25,000.00 have been received.`,
          deal.links.owner,
        ],
      ],
      audited: [['settlement.receive', `settlement ${id}`, { owedPaise: 25_000_00 }]],
      happened: [[`settlement ${id}`, 'receive', 'party', 'settled', 'By cheque.']],
    });
    const otherwise = `Owed after settlement ${id}: received otherwise`;
    expect((await postedOf(id)).slice(-2)).toEqual(
      [
        [`liability:owed-to:${parties.buyer.id}`, 25_000_00],
        [`asset:owed-by:${parties.owner.id}`, -25_000_00],
      ].map((line) => ['settlement-repaid', otherwise, ...line]),
    );
    expect((await deed(received('buyer'))).said[0]).toBe(409);
  });

  test('is the buyer’s to pay back where the buyer got it', async () => {
    const deal = await aDeal();
    await desk.letGo('buyer', deal.id, 30_000);
    const id = await proposed('owner', deal.id, 10_000);
    const { told } = await deed(await agree('buyer', id));
    const day = await dayIn(30);
    expect(endOf(told)).toEqual([
      [
        parties.owner.id,
        `${deal.home}. Both of you agreed. ₹ 50,000.00 are yours: choose the bank account they go to. The other side pays ₹ 20,000.00 back until ${day}.`,
      ],
      [
        parties.buyer.id,
        `${deal.home}. Both of you agreed. You pay ₹ 20,000.00 back until ${day}.`,
      ],
    ]);
    const later = await deed(asCall(() => remindOwed(inDays(24))));
    expect(later.told).toContainEqual([
      ...[parties.buyer.id, 'What you owe is due soon'],
      `₹ 20,000.00 after the settlement of ${deal.home} are due on ${day}.`,
      deal.links.buyer,
    ]);
    const begun = await desk.begin('settlement', id, parties.buyer);
    expect(begun.status).toBe(200);
    expect((await desk.playOut(begun.body.data.orderId)).state).toBe('paid');
    expect(await desk.balance(`liability:payable:${parties.owner.id}`)).toBeGreaterThan(0);
    const standing = await as(parties.owner, 'GET', `/propertypayment/settlements/${deal.id}`);
    expect(standing.body.data).toMatchObject({ hasOwner: 70_000, hasBuyer: 10_000, held: 0 });
  });

  test('is taken back where it has not left us', async () => {
    const deal = await aDeal();
    await desk.payPart(deal.id, 500_000);
    // Above the limit, so that its payout waits for two of staff.
    await desk.letGo('owner', deal.id, 300_000);
    const id = await proposed('owner', deal.id, 580_000, 580_000);
    const { told } = await deed(await agree('buyer', id));
    expect(endOf(told)[1]).toEqual([
      ...[parties.buyer.id],
      `${deal.home}. Both of you agreed. ₹ 5,80,000.00 go back to you the way they came.`,
    ]);
    expect(await desk.valueIn('settlements', id)).toBe('settled');
  });
});
