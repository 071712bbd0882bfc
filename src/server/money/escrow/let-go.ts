import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Release } from '#server/db/schema/index.ts';
import { freeOn } from '#server/money/ledger/index.ts';
import { payOut } from './pay-out.ts';
import { subjectOf } from './release-subjects.ts';
import { requireAccount } from './require-account.ts';

/** What a refund has taken meanwhile, or an account that is gone, stops it here. */
async function requirePayable(tx: Transaction, release: Release): Promise<void> {
  const free = await freeOn(tx, subjectOf(release).account(release.subjectId));
  if (free < release.amountPaise) {
    throw new AppError('conflict', words.notHeldAnyMore);
  }
  await requireAccount(tx, release.payeeId, release.bankAccountId).catch(() => {
    throw new AppError('conflict', words.bankAccountRemoved);
  });
}

interface Decision {
  /** By the payer's code, or by staff. */
  name: 'approve' | 'award';
  note?: string;
}

/**
 * Takes a request that waits out of escrow, with all that follows but the sending. The caller has
 * locked it. Throws conflict where the money, or the account it should go to, is not there any more.
 */
export async function letGo(
  context: Context,
  tx: Transaction,
  release: Release,
  { name, note }: Decision,
): Promise<void> {
  await requirePayable(tx, release);
  await changeState(context, tx, {
    kind: 'release',
    id: release.id,
    name,
    set: sql`updated_at = ${context.now()}`,
    note: note ?? null,
  });
  await payOut(context, tx, release);
}
