import { describe, expect, test } from 'vitest';
import { accounts } from '#domain/money/ledger.ts';
import { staffDesk } from './staff-desk.ts';

const { desk, asStaff, rowsOf, move } = staffDesk();

describe('reconciliation', () => {
  test('a clean ledger adds up, and the check is kept and audited', async () => {
    const answer = await asStaff('POST', '/reconciliation/run', { kind: 'ledger' });
    expect(answer.body).toMatchObject({
      message: 'The ledger adds up: nothing differs.',
      data: { differences: 0 },
    });
    const { items } = (await asStaff('GET', '/reconciliation?kind=ledger')).body.data;
    expect(items).toMatchObject([{ kind: 'ledger', differences: [] }]);
    expect((await asStaff('GET', '/reconciliation?kind=gateway')).body.data.total).toBe(0);
    expect(await rowsOf(`select actor_id from audit_log where action = 'ledger.verify'`)).toEqual([
      { actor_id: desk().staff.id },
    ]);
  });

  test('the gateway is asked in the background, once however often it is pressed', async () => {
    const run = () => asStaff('POST', '/reconciliation/run', { kind: 'gateway' });
    const statuses = (await Promise.all([run(), run()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 429]);
    await desk().context.background.idle();
    const { items } = (await asStaff('GET', '/reconciliation?kind=gateway')).body.data;
    expect(items).toMatchObject([{ kind: 'gateway', differences: [] }]);
  });

  test('the trial balance sums up accounts of deals, in natural signs, and its columns agree', async () => {
    await move(accounts.escrow('booking', 11), accounts.escrowBank, 500_050);
    await move(accounts.escrow('booking', 12), accounts.escrowBank, 100_000);
    await move(accounts.income('subscription'), accounts.gateway, 49_900);
    const {
      groups,
      debit: left,
      credit: right,
    } = (await asStaff('GET', '/trialbalance')).body.data;
    expect(left).toBe(right);
    expect(left).toBe(6_499.5);
    expect(groups).toEqual([
      expect.objectContaining({ account: 'asset:escrow-bank', balance: 6_000.5, debit: 6_000.5 }),
      expect.objectContaining({ account: 'asset:gateway', balance: 499, credit: 0 }),
      expect.objectContaining({
        account: 'liability:escrow:booking',
        balance: 6_000.5,
        accounts: 2,
      }),
      expect.objectContaining({ account: 'income:subscription', balance: 499, credit: 499 }),
    ]);
    const each = await asStaff('GET', '/trialbalance/accounts?group=liability:escrow:booking');
    expect(each.body.data).toMatchObject({
      total: 2,
      items: [
        { account: 'liability:escrow:booking:11', balance: 5_000.5 },
        { account: 'liability:escrow:booking:12', balance: 1_000 },
      ],
    });
  });

  test('the CSV has every account and the totals', async () => {
    const { headers, body } = await asStaff('GET', '/trialbalance/csv');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(body).toContain('liability:escrow:booking:11,liability,0.00,5000.50\r\n');
    expect(body).toContain('Total,,6499.50,6499.50\r\n');
  });

  test('money that belongs to nothing is a difference', async () => {
    const answer = await asStaff('POST', '/reconciliation/run', { kind: 'ledger' });
    expect(answer.body.data.differences).toBeGreaterThan(0);
    const [check] = (await asStaff('GET', '/reconciliation')).body.data.items;
    expect(check.differences.length).toBe(answer.body.data.differences);
  });
});
