import { sql } from 'drizzle-orm';
import { success } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import type { approveRelease } from '../../../contract/escrow-steps.ts';
import { changeState } from '../../change-state.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import type { Release } from '../../db/schema/index.ts';
import type { Verb } from '../../http/execute.ts';
import { spendCode, tryCode } from '../../one-time-code.ts';
import { freeOn } from '../ledger/free-on.ts';
import { findRelease, lockRelease } from './lock-release.ts';
import { payOut } from './pay-out.ts';
import { codeSubject } from './release-code.ts';
import { requireOpen } from './release-row.ts';
import { subjectOf } from './release-subjects.ts';
import { requireAccount } from './require-account.ts';
import { sendPayoutsSoon } from './send-payouts.ts';

const WRONG = 'The code is not right, or has run out. Check it, or ask for a new one.';
const wrong = () => new AppError('wrong_credentials', WRONG, [{ path: 'code', message: WRONG }]);

/** What a refund has taken meanwhile, or an account that is gone, stops it here. */
async function requirePayable(tx: Transaction, release: Release): Promise<void> {
  const free = await freeOn(tx, subjectOf(release).account(release.subjectId));
  if (free < release.amountPaise) {
    throw new AppError('conflict', 'So much is not held any more. Ask that it is requested anew.');
  }
  await requireAccount(tx, release.payeeId, release.bankAccountId).catch(() => {
    throw new AppError(
      'conflict',
      'The bank account it should go to was removed. Ask that it is requested anew.',
    );
  });
}

async function letGo(context: Context, tx: Transaction, release: Release): Promise<void> {
  await requirePayable(tx, release);
  await changeState(context, tx, {
    kind: 'release',
    id: release.id,
    name: 'approve',
    set: sql`updated_at = ${context.now()}`,
  });
  await payOut(context, tx, release);
}

/** A try counts even where what follows fails; of two right ones at once, one lets it go. */
export const approveReleaseVerb: Verb<typeof approveRelease> = async (
  context,
  { params, body },
) => {
  const { id } = params;
  const asked = await findRelease(context, context.db, id, 'payer');
  requireOpen(asked, context.now());
  const code = await tryCode(context, 'release money', codeSubject(asked), body.code);
  if (code === undefined) throw wrong();
  await context.db.transaction(async (tx) => {
    const release = await lockRelease(context, tx, id, 'payer');
    if (!(await spendCode(context, tx, code))) throw wrong();
    await letGo(context, tx, release);
  });
  sendPayoutsSoon(context);
  return success({ releaseId: id, state: 'approved' as const }, 'The money is let go.');
};
