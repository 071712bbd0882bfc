import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { approveRelease } from '#contract/money/escrow-steps.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';
import doneWords from '#messages/money/done/index.ts';
import { spendCode, tryCode } from '#server/core/one-time-code.ts';
import type { Verb } from '#server/http/execute.ts';
import { letGo } from './let-go.ts';
import { findRelease, lockRelease } from './lock-release.ts';
import { codeSubject } from './release-code.ts';
import { requireOpen } from './release-row.ts';
import { sendPayoutsSoon } from './send-payouts.ts';

const wrong = () =>
  new AppError('wrong_credentials', refusalsWords.codeWrong, [
    { path: 'code', message: refusalsWords.codeWrong },
  ]);

/** A try counts even where what follows fails; of two right ones at once, one lets it go. */
export const approveReleaseVerb: Verb<typeof approveRelease> = async (
  context,
  { params, body },
) => {
  const { id } = params;
  const asked = await findRelease(context, context.db, id, 'payer');
  requireOpen(asked, context.now());
  const code = await tryCode(context, 'release_money', codeSubject(asked), body.code);
  if (code === undefined) throw wrong();
  await context.db.transaction(async (tx) => {
    const release = await lockRelease(context, tx, id, 'payer');
    if (!(await spendCode(context, tx, code))) throw wrong();
    await letGo(context, tx, release, { name: 'approve' });
  });
  sendPayoutsSoon(context);
  return success({ releaseId: id, state: 'approved' as const }, doneWords.moneyLetGo);
};
