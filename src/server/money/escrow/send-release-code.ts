import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { sendReleaseCode } from '#contract/money/escrow-steps.ts';
import words from '#messages/lib/refusals/index.ts';
import codeWords from '#messages/money/codes/index.ts';
import { releases } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { issueOnce } from './issue-once.ts';
import { findRelease } from './lock-release.ts';
import { codeSubject, findReceiver, maskedAddresses, sendCodeMessages } from './release-code.ts';
import { requireOpen } from './release-row.ts';

export const sendReleaseCodeVerb: Verb<typeof sendReleaseCode> = async (context, { params }) => {
  const release = await findRelease(context, context.db, params.id, 'payer');
  requireOpen(release, context.now());
  const receiver = await findReceiver(context, release.payerId);
  const { id } = releases;
  const { code, ...times } = await issueOnce(context, codeSubject(release), (tx) =>
    tx.select({ id }).from(releases).where(eq(id, release.id)).for('no key update'),
  );
  if (code) {
    const what = codeWords.letsGo({ amount: inRupees(release.amountPaise) });
    context.background.run('release code', () => sendCodeMessages(context, receiver, what, code));
  }
  return success(
    { sentTo: maskedAddresses(receiver), ...times },
    code ? words.codeOnWay : words.codeSentNow,
  );
};
