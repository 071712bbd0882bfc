import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { claimForfeit } from '#contract/money/escrow-steps.ts';
import { NOTHING, type Paise } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Booking, lockBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requestPayout } from './request-payout.ts';
import { insertRelease } from './request-release.ts';
import { sendPayoutsSoon } from './send-payouts.ts';

/** What a buyer who cancelled late left to the owner; nothing once it is on its way. */
export async function forfeitedOf(
  db: Queryable,
  { id, ownerId }: Pick<Booking, 'id' | 'ownerId'>,
): Promise<Paise> {
  const [found] = await rows<{ paise: Paise }>(
    db,
    sql`select -e.amount_paise as paise
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.kind = 'forfeit' and t.reference_kind = 'booking' and t.reference_id = ${id}
          and a.code = ${accounts.payable(ownerId)}
          and not exists (
            select from releases r
            where r.subject_kind = 'booking' and r.subject_id = ${id} and r.kind = 'forfeit'
              and r.state in ('approved', 'paid'))`,
  );
  return found?.paise ?? NOTHING;
}

/** Nobody's code is asked for: by the booking's rules it is the owner's already. */
export const claimForfeitVerb: Verb<typeof claimForfeit> = async (context, { params, body }) => {
  const release = await context.db.transaction(async (tx) => {
    const { booking } = await lockBooking(context, tx, params.id, 'owner');
    const amountPaise = await forfeitedOf(tx, booking);
    if (amountPaise === 0) throw new AppError('conflict', 'There is nothing to be taken here.');
    const claimed = await insertRelease(context, tx, {
      subjectKind: 'booking',
      subjectId: booking.id,
      kind: 'forfeit',
      amountPaise,
      payeeId: booking.ownerId,
      payerId: booking.buyerId,
      bankAccountId: body.bankAccountId,
      note: null,
      state: 'approved',
    });
    await requestPayout(context, tx, claimed);
    return claimed;
  });
  sendPayoutsSoon(context);
  return success(
    { releaseId: release.id, state: release.state },
    'It is on its way to your bank account.',
  );
};
