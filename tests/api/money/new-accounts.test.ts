import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { RELEASE_KINDS } from '#domain/money/release.ts';
import { payouts, releases } from '#server/db/schema/index.ts';
import { sendPayouts } from '#server/money/escrow/send-payouts.ts';
import { post } from '#server/money/ledger/post.ts';
import { dealWorld, insertBooking } from '#tests/api/deals/deal-world.ts';
import { stored } from '#tests/builders/index.ts';
import { insertAccount } from './escrow-world.ts';

const HOUR_MS = 3_600_000;
const AMOUNT_PAISE = paise(1_000_00);

const world = dealWorld();
const { parties, as, query } = world;
const stateOf = async (id: number): Promise<string> =>
  (await query('select state from payouts where id = $1', id))[0]?.state;
const later = (hours: number) => ({
  ...world.context(),
  now: () => new Date(Date.now() + hours * HOUR_MS),
});
const aNewAccount = (nameState: 'fits' | 'waiting' = 'fits') =>
  insertAccount(world.context(), parties.owner.id, '4321', { nameState, createdAt: new Date() });

const KINDS = [
  ...RELEASE_KINDS.map((kind) => ({ subjectKind: 'booking' as const, kind })),
  { subjectKind: 'engagement' as const, kind: 'commission' as const },
];

/** A payout that nothing but its account keeps from being sent. */
async function aPayout(
  { subjectKind, kind }: (typeof KINDS)[number],
  bankAccountId: number,
): Promise<number> {
  const context = world.context();
  const listing = await world.aListing('completed');
  const parts = { listing, buyer: parties.buyer };
  const { id: subjectId } = await insertBooking(context, parts, { state: 'completed' });
  return context.db.transaction(async (tx) => {
    const values = {
      ...{ subjectKind, subjectId, kind, bankAccountId, amountPaise: AMOUNT_PAISE },
      ...{ payeeId: parties.owner.id, payerId: parties.buyer.id },
      expiresAt: new Date(Date.now() + HOUR_MS),
    };
    const release = stored(
      await tx
        .insert(releases)
        .values({ ...values, state: 'approved' })
        .returning(),
    );
    await post(context, tx, {
      kind: 'release',
      referenceKind: 'release',
      referenceId: release.id,
      memo: 'For a test',
      entries: [
        debit(accounts.escrowBank, AMOUNT_PAISE),
        credit(accounts.payable(parties.owner.id), AMOUNT_PAISE),
      ],
    });
    const payout = stored(
      await tx
        .insert(payouts)
        .values({
          ...{ publicId: `po_new_${release.id}`, releaseId: release.id, bankAccountId },
          ...{ personId: parties.owner.id, amountPaise: AMOUNT_PAISE, state: 'approved' as const },
        })
        .returning(),
    );
    return payout.id;
  });
}

describe.each(KINDS)('a $kind of a $subjectKind', (kind) => {
  test('waits for the first day of its account, whoever sends it', async () => {
    const id = await aPayout(kind, (await aNewAccount()).id);
    await sendPayouts(world.context());
    await sendPayouts(later(23));
    expect(await stateOf(id)).toBe('approved');
    await sendPayouts(later(25));
    expect(await stateOf(id)).toBe('paid');
  });

  test('waits for staff where the name of its account does', async () => {
    const account = await aNewAccount('waiting');
    const id = await aPayout(kind, account.id);
    await sendPayouts(later(48));
    expect(await stateOf(id)).toBe('approved');
    const decision = { decision: 'allow', reason: 'The cheque has both names.' };
    const path = `/admin/bankaccounts/${account.id}/decide`;
    expect((await as(parties.staff, 'POST', path, decision)).status).toBe(200);
    await sendPayouts(later(48));
    expect(await stateOf(id)).toBe('paid');
  });

  test('fails where staff refuse the name of its account', async () => {
    const account = await aNewAccount('waiting');
    const id = await aPayout(kind, account.id);
    const decision = { decision: 'refuse', reason: 'It is the brother’s account.' };
    const path = `/admin/bankaccounts/${account.id}/decide`;
    expect((await as(parties.staff, 'POST', path, decision)).status).toBe(200);
    await sendPayouts(later(48));
    expect(await stateOf(id)).toBe('failed');
  });
});

test('one that waits keeps no other from being sent', async () => {
  const fresh = await aNewAccount();
  const release = { subjectKind: 'booking', kind: 'release' } as const;
  const waiting = await aPayout(release, fresh.id);
  const old = await insertAccount(world.context(), parties.owner.id);
  const free = await aPayout(release, old.id);
  await sendPayouts(world.context(), 1);
  expect([await stateOf(waiting), await stateOf(free)]).toEqual(['approved', 'paid']);
});
