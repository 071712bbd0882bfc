import { accounts, credit, debit } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Release } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { post } from '#server/money/ledger/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { linkOfRelease, subjectOf } from './release-subjects.ts';
import { requestPayout } from './request-payout.ts';

/**
 * Books a release that was just approved, has its payout made, and does what else the approval means,
 * in its transaction. It is sent once that holds (./send-payouts.ts).
 */
export async function payOut(context: Context, tx: Transaction, release: Release): Promise<void> {
  const { id, amountPaise, payeeId, subjectId } = release;
  const subject = subjectOf(release);
  await post(context, tx, {
    kind: 'release',
    referenceKind: 'release',
    referenceId: id,
    memo: forTheBooks(() => books.letGo({ kind: release.kind, id })),
    entries: [
      debit(subject.account(subjectId), amountPaise),
      credit(accounts.payable(payeeId), amountPaise),
    ],
  });
  await audit(context, tx, {
    action: 'release.approve',
    subjectKind: 'release',
    subjectId: id,
    detail: { amountPaise, payeeId },
  });
  await requestPayout(context, tx, release);
  await notify(context, tx, payeeId, {
    kind: 'payment',
    title: () => words.askApproved,
    body: () => words.onWayToBank({ amountPaise: inRupees(amountPaise) }),
    link: await linkOfRelease(tx, release, payeeId),
  });
  // Last, since it may write an invoice, whose serial is locked from then on.
  await subject.approved?.(context, tx, release);
}
