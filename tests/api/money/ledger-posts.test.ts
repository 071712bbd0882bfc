import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Paise, paise } from '#domain/lib/money.ts';
import { credit, debit, type Entry } from '#domain/money/ledger.ts';
import { balanceOf } from '#server/money/ledger/balance.ts';
import { checkOf, rupees } from '#server/money/ledger/checks/check.ts';
import { freeOn } from '#server/money/ledger/free-on.ts';
import { post } from '#server/money/ledger/post.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { insertOrder } from '#tests/builders/index.ts';

/** What may be posted, and what stands on accounts then, to the paisa. */

const world = dealWorld();

let reference = 0;
const posted = (entries: Entry[], more: object = {}) =>
  world.db().transaction((tx) =>
    post(world.context(), tx, {
      ...{ kind: 'trial', referenceKind: 'trial', referenceId: ++reference, memo: 'A trial' },
      ...{ entries, ...more },
    }),
  );
const linesOf = async (referenceId: number, kind = 'trial') =>
  (
    await world.query(
      `select t.memo, a.code, a.kind, e.amount_paise::int as paise from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id
       where t.kind = $2 and t.reference_id = $1 order by e.id`,
      referenceId,
      kind,
    )
  ).map(({ memo, code, kind, paise }) => [memo, code, kind, paise]);
const balance = (account: string) => balanceOf(world.db(), account);

describe('a posting', () => {
  test('is written line by line, without those of nothing', async () => {
    await posted([
      debit('asset:escrow-bank', paise(100_01)),
      credit('liability:escrow:booking:7', paise(60_00)),
      credit('liability:payable:7', paise(0)),
      credit('income:token', paise(40_01)),
    ]);
    expect(await linesOf(reference)).toEqual([
      ['A trial', 'asset:escrow-bank', 'asset', 100_01],
      ['A trial', 'liability:escrow:booking:7', 'liability', -60_00],
      ['A trial', 'income:token', 'income', -40_01],
    ]);
    const opened = await world.query(
      `select code from ledger_accounts where code in ('liability:payable:7', 'income:token')`,
    );
    expect(opened).toEqual([{ code: 'income:token' }]);
  });

  test('stands once, by its kind and what it is about', async () => {
    const entries = [debit('asset:gateway', paise(1)), credit('liability:unclaimed', paise(1))];
    await posted(entries);
    const same = { referenceId: reference };
    await expect(posted(entries, same)).rejects.toThrow();
    await posted(entries, { ...same, kind: 'trial-2' });
    await posted(entries, { ...same, referenceKind: 'other' });
    expect(await linesOf(same.referenceId)).toHaveLength(4);
  });

  test.each<[string, Entry[], string]>([
    [
      ...(['that does not balance'] as const),
      [debit('asset:gateway', paise(2)), credit('liability:unclaimed', paise(1))],
      'trial does not balance',
    ],
    [
      ...(['of a part of a paisa'] as const),
      [debit('asset:gateway', 0.5 as Paise), credit('liability:unclaimed', 0.5 as Paise)],
      'trial is not in whole paise',
    ],
    [
      ...(['of a part of a paisa beside whole ones'] as const),
      [
        debit('asset:gateway', paise(2)),
        ...[1.5, 0.5].map((part) => credit('liability:unclaimed', part as Paise)),
      ],
      'trial is not in whole paise',
    ],
    [
      ...(['on what is no account'] as const),
      [debit('equity:ours', paise(1)), credit('liability:unclaimed', paise(1))],
      'equity:ours is no account',
    ],
  ])('%s is none', async (_, entries, words) => {
    await expect(posted(entries)).rejects.toThrow(words);
    expect(await linesOf(reference)).toEqual([]);
  });
});

describe('what stands on an account', () => {
  test('is what we have of an asset, owe of a liability and got of an income', async () => {
    await posted([
      debit('asset:owed-by:71', paise(5_00)),
      credit('liability:owed-to:71', paise(5_00)),
    ]);
    await posted([debit('expense:trial', paise(3)), credit('income:commission', paise(3))]);
    expect(await balance('asset:owed-by:71')).toBe(5_00);
    expect(await balance('liability:owed-to:71')).toBe(5_00);
    expect(await balance('expense:trial')).toBe(3);
    expect(await balance('income:commission')).toBe(3);
    expect(await balance('liability:payable:999')).toBe(0);
  });

  test('is free but for what a refund that failed has put back', async () => {
    const account = 'liability:escrow:booking:72';
    const order = await insertOrder(world.db(), {
      ...{ personId: world.parties.buyer.id, state: 'paid', paidAt: new Date() },
    });
    const refund = async (state: string, amount: number) =>
      (
        await world.query(
          `insert into refunds (public_id, order_id, amount_paise, reason, state)
           values ($2::text, $1, $3, 'A part of it.', $2::refund_state) returning id`,
          order.id,
          state,
          amount,
        )
      )[0].id;
    await posted([debit('asset:escrow-bank', paise(1_000)), credit(account, paise(1_000))]);
    expect(await freeOn(world.db(), account)).toBe(1_000);
    for (const [state, amount] of [
      ['failed', 300],
      ['done', 50],
    ] as const) {
      const about = {
        kind: 'refund',
        referenceKind: 'refund',
        referenceId: await refund(state, amount),
      };
      const entries = [
        debit(account, paise(amount)),
        credit('liability:refunds-due', paise(amount)),
      ];
      await posted(entries, about);
      if (state === 'done') continue;
      await posted(
        [debit('liability:refunds-due', paise(amount)), credit(account, paise(amount))],
        { ...about, kind: 'refund-failed' },
      );
    }
    expect(await balance(account)).toBe(950);
    expect(await freeOn(world.db(), account)).toBe(650);
    expect(await freeOn(world.db(), 'liability:escrow:booking:73')).toBe(0);
  });
});

describe('a check', () => {
  test('counts what it looked at and says what is wrong, in order', async () => {
    const check = checkOf(() => sql`select * from (values ('b'), (null), ('a')) v (sentence)`);
    expect(await check(world.db())).toEqual({ checked: 3, differences: ['a', 'b'] });
    const none = checkOf(() => sql`select null::text as sentence where false`);
    expect(await none(world.db())).toEqual({ checked: 0, differences: [] });
  });

  test('says no more than two hundred sentences, and how many there are beyond', async () => {
    const wrong = (count: number) =>
      checkOf(() => sql`select 'Wrong ' || n as sentence from generate_series(1, ${count}::int) n`)(
        world.db(),
      );
    expect((await wrong(200)).differences).toHaveLength(200);
    const { checked, differences } = await wrong(203);
    expect([checked, differences.length, differences.at(-1)]).toEqual([
      ...[203, 201, 'And 3 more like these.'],
    ]);
  });

  test('spells rupees with both digits', async () => {
    const [row] = (await world.db().execute(sql`select ${rupees(sql`100001`)} as said`)).rows;
    expect(row).toEqual({ said: '₹ 1000.01' });
  });

  test('of all finds what is booked about nothing, and keeps what it found', async () => {
    const { checked, differences } = await verifyLedger(world.context());
    expect(differences).toContain(
      'On liability:escrow:booking:7 stand ₹ 60.00, it must be ₹ 0.00.',
    );
    const [kept] = await world.query('select * from money_checks order by id desc limit 1');
    expect(kept).toMatchObject({ kind: 'ledger', checked, differences });
  });
});
