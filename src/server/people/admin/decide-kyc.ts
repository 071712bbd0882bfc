import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { decideKyc } from '#contract/people/admin.ts';
import { audit } from '#server/core/audit.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { decideCheck } from '#server/people/kyc/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';

function newsOf(reason: string | undefined) {
  return reason === undefined
    ? {
        title: 'Your identity document is approved',
        body: 'We have looked at your document, and your identity is confirmed.',
      }
    : {
        title: 'Your identity document was not accepted',
        body: `We could not accept your document. You can send another one from My Profile. The reason: ${reason}`,
      };
}

export const decideKycVerb: Verb<typeof decideKyc> = async (context, { params, body }) => {
  const { checkId } = params;
  const reason = body.decision === 'reject' ? body.reason : undefined;
  await context.db.transaction(async (tx) => {
    const personId = await decideCheck(context, tx, checkId, body.decision, reason);
    if (personId === personOf(context).id) {
      throw new AppError('conflict', 'Somebody else must decide about your own document.');
    }
    // An alternative document counts as Aadhaar does.
    if (reason === undefined) {
      await tx.update(people).set({ aadhaarVerified: true }).where(eq(people.id, personId));
    }
    await notify(context, tx, personId, { kind: 'kyc', link: '/MyProfile', ...newsOf(reason) });
    await audit(context, tx, {
      action: `kyc.${body.decision}`,
      subjectKind: 'person',
      subjectId: personId,
      detail: { checkId, ...(reason !== undefined && { reason }) },
    });
  });
  return success(null, reason === undefined ? 'Approved.' : 'Rejected; the person has been told.');
};
