import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { sendReleaseCode } from '#contract/money/escrow-steps.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import { CODE_MINUTES, findCode, issueCode } from '#server/core/one-time-code.ts';
import { type Release, releases } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findRelease } from './lock-release.ts';
import { codeSubject, findReceiver, maskedAddresses, sendCodeMessages } from './release-code.ts';
import { requireOpen } from './release-row.ts';

const RESEND_MS = MINUTE_MS;

/** A new code, or none where one went a moment ago; with when it went. */
function issueOnce(context: Context, release: Release): Promise<{ code?: string; sentAt: Date }> {
  const { db, now } = context;
  const subject = codeSubject(release);
  return db.transaction(async (tx) => {
    // Of many calls at once one issues it.
    const { id } = releases;
    await tx.select({ id }).from(releases).where(eq(id, release.id)).for('no key update');
    const before = await findCode(tx, 'release_money', subject);
    if (before && before.createdAt.getTime() + RESEND_MS > now().getTime()) {
      return { sentAt: before.createdAt };
    }
    const sentAt = now();
    const code = await issueCode({ ...context, now: () => sentAt }, tx, 'release_money', subject);
    return { code, sentAt };
  });
}

export const sendReleaseCodeVerb: Verb<typeof sendReleaseCode> = async (context, { params }) => {
  const release = await findRelease(context, context.db, params.id, 'payer');
  requireOpen(release, context.now());
  const receiver = await findReceiver(context, release);
  const { code, sentAt } = await issueOnce(context, release);
  if (code) {
    context.background.run('release code', () =>
      sendCodeMessages(context, receiver, release, code),
    );
  }
  return success(
    {
      sentTo: maskedAddresses(receiver),
      expiresAt: minutesFrom(sentAt, CODE_MINUTES).toISOString(),
      resendAt: new Date(sentAt.getTime() + RESEND_MS).toISOString(),
    },
    code ? 'The code is on its way.' : 'The code was sent a moment ago.',
  );
};
