import { sql } from 'drizzle-orm';
import { negated } from '#domain/lib/money.ts';
import type { Entry } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Refund } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { post } from '#server/money/ledger/index.ts';

const entriesOfRefund = (tx: Transaction, { id }: Refund) =>
  rows<Entry>(
    tx,
    sql`select a.code as account, e.amount_paise as "amountPaise"
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.kind = 'refund' and t.reference_kind = 'refund' and t.reference_id = ${id}
        order by e.id`,
  );

/** How often it was posted before, for a kind that may be posted more than once. */
async function timesPosted(tx: Transaction, { id }: Refund, kind: string): Promise<number> {
  const [found] = await rows<{ n: number }>(
    tx,
    sql`select count(*) as n from ledger_transactions
        where reference_kind = 'refund' and reference_id = ${id} and starts_with(kind, ${kind})`,
  );
  return found?.n ?? 0;
}

/** Takes a refund's booking back because it failed, or books it again because it is tried again. */
export async function postAgain(
  context: Context,
  tx: Transaction,
  refund: Refund,
  kind: 'refund-failed' | 'refund-retry',
): Promise<void> {
  const booked = await entriesOfRefund(tx, refund);
  const times = await timesPosted(tx, refund, kind);
  await post(context, tx, {
    kind: times === 0 ? kind : `${kind}-${times + 1}`,
    referenceKind: 'refund',
    referenceId: refund.id,
    memo: forTheBooks(() =>
      (kind === 'refund-failed' ? books.refundFailed : books.refundAgain)({ id: refund.publicId }),
    ),
    entries: booked.map(({ account, amountPaise }) => ({
      account,
      amountPaise: kind === 'refund-failed' ? negated(amountPaise) : amountPaise,
    })),
  });
}
