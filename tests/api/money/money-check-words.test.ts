import { expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { accounts } from '#domain/money/ledger.ts';
import { moneyChecks, refunds } from '#server/db/schema/index.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { insertOrder, insertPerson } from '#tests/builders/index.ts';
import { staffDesk } from './staff-desk.ts';

/** What the checks of the books say and write down, and what of it waits for staff. */

const { desk, asStaff, rowsOf, move } = staffDesk();
const deed = deedsOf(() => desk().database.db);

const run = (kind: 'ledger' | 'gateway') => () => asStaff('POST', '/reconciliation/run', { kind });
const inbox = async (queue: string) =>
  (await asStaff('GET', `/inbox?queue=${queue}`)).body.data.items;

test('a ledger that adds up says so, and the check is written down', async () => {
  expect(await deed(run('ledger'))).toEqual({
    said: [200, 'The ledger adds up: nothing differs.'],
    told: [],
    audited: [['ledger.verify', 'ledger null', { checked: 4, differences: 0 }]],
    happened: [],
  });
  const [check] = (await asStaff('GET', '/reconciliation')).body.data.items;
  expect(check).toEqual({
    id: expect.any(Number),
    kind: 'ledger',
    at: expect.stringMatching(/^20\d\d-.*Z$/),
    checked: 4,
    mended: 0,
    differences: [],
  });
});

test('the gateway is asked once in two minutes, and nobody waits for it', async () => {
  const answer = await run('gateway')();
  expect(answer.body).toMatchObject({
    message: 'The gateway is being asked. What it says will stand here.',
    data: { differences: null },
  });
  await desk().context.background.idle();
  expect(
    await rowsOf(`select subject_kind, detail from audit_log where action = 'gateway.reconcile'`),
  ).toEqual([{ subject_kind: 'ledger', detail: {} }]);
  const { items } = (await asStaff('GET', '/reconciliation?kind=gateway')).body.data;
  expect(items).toMatchObject([{ kind: 'gateway', differences: [] }]);
  const again = await run('gateway')();
  expect(again.status).toBe(429);
  const seconds = Number(again.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(100);
  expect(seconds).toBeLessThanOrEqual(120);
});

test('the list is the latest first, of one kind or of all, and counts what it lists', async () => {
  const { db } = desk().database;
  await rowsOf('delete from money_checks');
  const insert = async (kind: 'ledger' | 'gateway', differences: string[] = []) => {
    const at = new Date('2026-03-01T10:00:00Z');
    const [row] = await db
      .insert(moneyChecks)
      .values({ kind, at, checked: 7, mended: 2, differences })
      .returning();
    return row?.id;
  };
  const [one, two, three] = [
    await insert('ledger'),
    await insert('gateway'),
    await insert('ledger'),
  ];
  const ids = async (query: string) => {
    const { items, total } = (await asStaff('GET', `/reconciliation?${query}`)).body.data;
    return [total, ...items.map(({ id }: { id: number }) => id)];
  };
  expect(await ids('')).toEqual([3, three, two, one]);
  expect(await ids('kind=ledger')).toEqual([2, three, one]);
  expect(await ids('kind=gateway')).toEqual([1, two]);
  expect(await ids('kind=ledger&pageSize=1')).toEqual([2, three]);
});

test('the last check of each kind waits for staff while it found something', async () => {
  const { db } = desk().database;
  const insert = (kind: 'ledger' | 'gateway', differences: string[]) =>
    db.insert(moneyChecks).values({ kind, at: new Date(), checked: 1, mended: 0, differences });
  await insert('ledger', ['An old one.']);
  await insert('ledger', ['First of all.', 'Then this.']);
  await insert('gateway', ['It is away.']);
  const seen = await inbox('money_check');
  expect(seen).toMatchObject([
    {
      title: 'The ledger',
      detail: 'Differences found: 2 · First of all.',
      person: null,
      amount: null,
    },
    { title: 'The gateway’s books', detail: 'Differences found: 1 · It is away.' },
  ]);
  const { headers } = desk().session;
  const inMarathi = await desk().api('GET', '/api/admin/inbox?queue=money_check', undefined, {
    ...{ ...headers, 'accept-language': 'mr' },
  });
  expect(inMarathi.body.data.items).toMatchObject([
    { title: 'खतावणी', detail: 'सापडलेले फरक: 2 · First of all.' },
    { title: 'गेटवेच्या नोंदी', detail: 'सापडलेले फरक: 1 · It is away.' },
  ]);
  await insert('ledger', []);
  expect(await inbox('money_check')).toMatchObject([{ title: 'The gateway’s books' }]);
  await insert('gateway', []);
  expect(await inbox('money_check')).toEqual([]);
});

test('a refund that failed waits for staff, in the gateway’s words or with its reason', async () => {
  const { db } = desk().database;
  const { id: personId } = await insertPerson(db, { firstName: 'Meera', lastName: 'Joshi' });
  const order = await insertOrder(db, { personId });
  const insert = (publicId: string, state: 'failed' | 'requested', message: string | null) =>
    db.insert(refunds).values({
      ...{ publicId, orderId: order.id, state, message, reason: 'Not as described.' },
      amountPaise: paise(10_050),
    });
  await insert('rf_one', 'failed', 'the account is closed');
  await insert('rf_two', 'failed', null);
  await insert('rf_three', 'requested', null);
  const line = {
    title: 'Starter package',
    person: { id: personId, name: 'Meera Joshi' },
    amount: 100.5,
    link: `/Admin/Orders?order=${order.publicId}`,
  };
  expect(await inbox('refund_failed')).toMatchObject([
    { ...line, detail: 'the account is closed' },
    { ...line, detail: 'Not as described.' },
  ]);
});

test('the balance has each kind in its natural sign, its groups in order, and a file of every account', async () => {
  await move(accounts.escrow('booking', 11), accounts.escrowBank, 500_050);
  await move(accounts.escrow('booking', 12), accounts.escrowBank, 100_000);
  await move(accounts.escrow('booking', 13), accounts.escrowBank, 700_000);
  await move(accounts.income('subscription'), accounts.gateway, 49_900);
  await move(accounts.income('agentLead'), accounts.gateway, 100);
  await rowsOf(
    `insert into ledger_accounts (code, kind) values ('expense:gateway-fees', 'expense')`,
  );
  await move(accounts.gateway, 'expense:gateway-fees', 1_250);
  const { groups, ...rest } = (await asStaff('GET', '/trialbalance')).body.data;
  const group = (
    account: string,
    kind: string,
    balance: number,
    column: 'debit' | 'credit',
    n = 1,
  ) => ({
    ...{ account, kind, balance, debit: 0, credit: 0, accounts: n },
    [column]: balance,
  });
  expect(groups).toEqual([
    group('asset:escrow-bank', 'asset', 13_000.5, 'debit'),
    group('asset:gateway', 'asset', 487.5, 'debit'),
    group('liability:escrow:booking', 'liability', 13_000.5, 'credit', 3),
    group('income:agentLead', 'income', 1, 'credit'),
    group('income:subscription', 'income', 499, 'credit'),
    group('expense:gateway-fees', 'expense', 12.5, 'debit'),
  ]);
  expect(rest).toEqual({
    at: expect.stringMatching(/^20\d\d-.*Z$/),
    debit: 13_500.5,
    credit: 13_500.5,
  });
  const each = await asStaff('GET', '/trialbalance/accounts?group=liability:escrow:booking');
  expect(each.body.data.items.map(({ account }: { account: string }) => account)).toEqual([
    'liability:escrow:booking:13',
    'liability:escrow:booking:11',
    'liability:escrow:booking:12',
  ]);
  expect(each.body.data.items[1]).toEqual({
    account: 'liability:escrow:booking:11',
    kind: 'liability',
    balance: 5_000.5,
    debit: 0,
    credit: 5_000.5,
  });
  const file = await asStaff('GET', '/trialbalance/csv');
  expect(file.headers.get('content-disposition')).toContain(
    `trial-balance-${puneDate(new Date())}.csv`,
  );
  expect(String(file.body).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Account,Kind,Debit,Credit',
    'asset:escrow-bank,asset,13000.50,0.00',
    'asset:gateway,asset,487.50,0.00',
    'expense:gateway-fees,expense,12.50,0.00',
    'income:agentLead,income,0.00,1.00',
    'income:subscription,income,0.00,499.00',
    'liability:escrow:booking:11,liability,0.00,5000.50',
    'liability:escrow:booking:12,liability,0.00,1000.00',
    'liability:escrow:booking:13,liability,0.00,7000.00',
    'Total,,13500.50,13500.50',
  ]);
});

test('one difference is called so, and more are counted', async () => {
  const answer = await run('ledger')();
  const { differences } = answer.body.data;
  expect(differences).toBeGreaterThan(1);
  expect(answer.body.message).toBe(`The check found ${differences} differences.`);
  const [log] = await rowsOf(
    `select detail from audit_log where action = 'ledger.verify' order by id desc limit 1`,
  );
  expect(log.detail).toEqual({ checked: expect.any(Number), differences });
});

test('what was found is told in the language of who reads it, and kept in English', async () => {
  const found = [
    'Order ord_7 is paid, and no payment bought it.',
    'On asset:bank stand ₹ 10.00, it must be ₹ 12.00.',
    'The gateway does not know order ord_8.',
  ];
  await rowsOf('delete from money_checks');
  await desk()
    .database.db.insert(moneyChecks)
    .values({
      kind: 'ledger',
      at: new Date('2026-03-01T10:00:00Z'),
      checked: 7,
      mended: 0,
      differences: found,
    });
  const read = async (language: string) => {
    const headers = { ...desk().session.headers, 'accept-language': language };
    const answer = await desk().api('GET', '/api/admin/reconciliation', undefined, headers);
    return answer.body.data.items[0].differences;
  };
  expect(await read('en')).toEqual(found);
  expect(await read('mr')).toEqual([
    'ऑर्डर ord_7 चे पैसे भरले आहेत, पण कोणत्याही पेमेंटने नाही.',
    'asset:bank वर ₹ 10.00 आहेत, ₹ 12.00 असायला हवेत.',
    'गेटवेला ऑर्डर ord_8 माहीत नाही.',
  ]);
});
