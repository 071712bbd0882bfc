import { describe, expect, test } from 'vitest';
import { TOKEN } from './escrow-world.ts';
import { endOf, NO_SETTLEMENT, NOTHING_DONE, SETTLING, settlementDesk } from './settlement-desk.ts';
import { settlementCodeFor } from './settlement-steps.ts';

/** How settlements are agreed to: what each side has then, is told, and what the books say. */

const desk = settlementDesk();
const { parties, deed, aDeal, proposed, step, agree, postedOf } = desk;

test('agreed to, the owner takes what is theirs and the buyer gets the rest back', async () => {
  const deal = await aDeal();
  const id = await proposed('buyer', deal.id, 50_000.5);
  const left = await deed(await agree('owner', id));
  expect(left.said).toEqual([200, 'The deal is settled.']);
  const words = `${deal.home}. Both of you agreed. `;
  const settled = left.told.filter(([, title]) => title === 'The deal is settled');
  expect(settled).toEqual([
    [
      ...[parties.owner.id, 'The deal is settled'],
      `${words}₹ 29,999.50 are yours: choose the bank account they go to.`,
      deal.links.owner,
    ],
    [
      ...[parties.buyer.id, 'The deal is settled'],
      `${words}₹ 50,000.50 go back to you the way they came.`,
      deal.links.buyer,
    ],
  ]);
  expect(left.audited).toContainEqual([
    'settlement.agree',
    `settlement ${id}`,
    { bookingId: deal.id, ownerPaise: 29_999_50, buyerPaise: 50_000_50, owedPaise: 0 },
  ]);
  const [{ refund, amount_paise, reason, requested_by }] = await desk.query(
    'select id as refund, amount_paise, reason, requested_by from refunds order by id desc limit 1',
  );
  expect([Number(amount_paise), reason, requested_by]).toEqual([
    ...[50_000_50, 'The deal was settled.', null],
  ]);
  expect(left.happened).toEqual(
    expect.arrayContaining([
      [`settlement ${id}`, 'agree', 'party', 'agreed'],
      [`booking ${deal.id}`, 'settle', 'system', 'cancelled', SETTLING],
      [`refund ${refund}`, 'request', 'system', 'requested', 'The deal was settled.'],
      [`settlement ${id}`, 'settle', 'system', 'settled'],
      [`refund ${refund}`, 'succeed', 'gateway', 'done', 'The refund has been made'],
    ]),
  );
  expect(await postedOf(id)).toEqual(
    [
      [`liability:escrow:booking:${deal.id}`, 29_999_50],
      [`liability:payable:${parties.owner.id}`, -29_999_50],
    ].map((line) => ['settlement', `Settlement ${id} of booking ${deal.id}`, ...line]),
  );
  expect(
    await desk.query(
      `select owner_paise::int, buyer_paise::int, let_go_paise::int, owed_by, owed_paise::int,
         due_on, reminded_at, updated_at > created_at as touched from settlements where id = $1`,
      id,
    ),
  ).toEqual([
    {
      ...{ owner_paise: 29_999_50, buyer_paise: 50_000_50, let_go_paise: 29_999_50 },
      ...{ owed_by: null, owed_paise: 0, due_on: null, reminded_at: null, touched: true },
    },
  ]);
});

test('all of it to the buyer: the owner is told so, and nothing is posted', async () => {
  const deal = await aDeal();
  const id = await proposed('owner', deal.id, TOKEN);
  const { told } = await deed(await agree('buyer', id));
  const agreed = `${deal.home}. Both of you agreed.`;
  expect(endOf(told)).toEqual([
    [parties.owner.id, agreed],
    [parties.buyer.id, `${agreed} ₹ 80,000.00 go back to you the way they came.`],
  ]);
  expect(await postedOf(id)).toEqual([]);
});

test('of two payments the latest goes back first, as far as it goes', async () => {
  const deal = await aDeal();
  await desk.payPart(deal.id, 10_000);
  const id = await proposed('owner', deal.id, 25_000, TOKEN + 10_000);
  await agree('buyer', id).then((call) => call());
  const refunds = await desk.query(
    `select o.purpose, f.amount_paise::int as paise from refunds f join orders o on o.id = f.order_id
     order by f.id desc limit 2`,
  );
  expect(refunds).toEqual([
    { purpose: 'token', paise: 15_000_00 },
    { purpose: 'instalment', paise: 10_000_00 },
  ]);
});

test('a right code agrees to what is there, and not to other sums', async () => {
  const deal = await aDeal();
  const id = await proposed('buyer', deal.id, 1);
  await desk.payPart(deal.id, 10_000);
  expect(await deed(await agree('owner', id))).toEqual({
    said: [
      ...[409, 'Other sums were paid since this was proposed. Propose one for what is there now.'],
    ],
    ...NOTHING_DONE,
  });
});

describe('the code', () => {
  test('says what it settles, goes once a minute, and to the other side alone', async () => {
    const deal = await aDeal();
    const id = await proposed('buyer', deal.id, 50_000.5);
    expect((await deed(step('buyer', id, 'code'))).said).toEqual(NO_SETTLEMENT);
    const [{ mobile, email }] = await desk.query(
      'select mobile, email from people where id = $1',
      parties.owner.id,
    );
    const answer = await step('owner', id, 'code')();
    await desk.context().background.idle();
    expect(answer.body).toMatchObject({
      message: 'The code is on its way.',
      data: { sentTo: [`XXXXXX${mobile.slice(6)}`, expect.stringMatching(/^.…@/)] },
    });
    const what = 'settles your deal: ₹ 50,000.50 to the buyer, ₹ 29,999.50 to the owner';
    const sent = () =>
      (desk.context().ports.outbox?.list() ?? []).filter(({ text }) => text.includes(what));
    expect(
      sent()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([mobile, email].sort());
    const again = await step('owner', id, 'code')();
    await desk.context().background.idle();
    expect(again.body).toMatchObject({
      message: 'The code was sent a moment ago.',
      data: answer.body.data,
    });
    expect(sent()).toHaveLength(2);
    // It is the one that agrees.
    const code = /\d{6}/.exec(sent()[0]?.text ?? '')?.[0];
    expect((await deed(step('owner', id, 'agree', { code }))).said[0]).toBe(200);
    expect((await deed(step('owner', id, 'code'))).said).toEqual([
      ...[409, 'This proposal does not wait for an answer any more.'],
    ]);
  });

  test('of another proposal, or used already, agrees to nothing', async () => {
    const deal = await aDeal();
    const id = await proposed('buyer', deal.id, 50_000);
    const code = await settlementCodeFor(desk.context(), id, parties.buyer.id);
    const wrong = 'The code is not right, or has run out. Check it, or ask for a new one.';
    expect(await deed(step('owner', id, 'agree', { code }))).toEqual({
      said: [401, wrong, `code: ${wrong}`],
      ...NOTHING_DONE,
    });
  });
});
