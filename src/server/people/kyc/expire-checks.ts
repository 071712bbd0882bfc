import { and, eq, inArray, lte } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { startsOf } from '#domain/lib/transitions.ts';
import { CHECK_TRANSITIONS, type CheckState } from '#domain/people/kyc.ts';
import standing from '#messages/people/standing/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inBatches } from '#server/db/in-batches.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { endChecks } from './end-checks.ts';
import { oldestOtp } from './otp-life.ts';

/** A right OTP given at the last moment may still be with the provider. */
const GRACE_MS = MINUTE_MS;
/** Each is a line of the audit log, written one by one. */
const BATCH_SIZE = 100;

async function expireSome(context: Context, tx: Transaction, most: number): Promise<number> {
  const { id, kind, state, createdAt } = identityChecks;
  const oldest = oldestOtp(new Date(context.now().getTime() - GRACE_MS));
  const from = startsOf<CheckState, typeof CHECK_TRANSITIONS>(CHECK_TRANSITIONS, 'expire');
  const over = await tx
    .select({ id })
    .from(identityChecks)
    .where(and(eq(kind, 'aadhaar'), inArray(state, from), lte(createdAt, oldest)))
    .limit(most)
    .for('update', { skipLocked: true });
  const which = inArray(
    id,
    over.map((check) => check.id),
  );
  const expired = await endChecks(context, tx, 'expire', which, {
    reason: forTheBooks(() => standing.checkOver.unused),
  });
  for (const subjectId of expired) {
    await audit(context, tx, {
      action: 'kyc.aadhaar.expire',
      subjectKind: 'identity_check',
      subjectId,
    });
  }
  return expired.length;
}

/** Ends Aadhaar checks whose OTP nobody used while it was good. */
export function expireChecks(context: Context, signal: AbortSignal): Promise<number> {
  const batch = (most: number) => context.db.transaction((tx) => expireSome(context, tx, most));
  return inBatches(signal, batch, BATCH_SIZE);
}
