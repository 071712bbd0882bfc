import { eq } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { endChecks } from './end-checks.ts';

/** Ends a check whose OTP is of no use any more; one that has ended stays as it is. */
export async function expireCheck(context: Context, id: number, reason: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const which = eq(identityChecks.id, id);
    const expired = await endChecks(context, tx, 'expire', which, { reason });
    if (expired.length === 0) return;
    await audit(context, tx, {
      action: 'kyc.aadhaar.expire',
      subjectKind: 'identity_check',
      subjectId: id,
    });
  });
}
