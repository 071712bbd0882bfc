import { and, eq, isNull } from 'drizzle-orm';
import type { decideKyc } from '../../../contract/admin.ts';
import { success } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { identityChecks, people } from '../../db/schema/index.ts';
import type { Verb } from '../../http/execute.ts';
import { personOf } from '../../session/person.ts';
import { notify } from '../notifications/notify.ts';
import { decideCheck } from './decide-check.ts';

/** Whose check it is, as long as they have an account. */
async function ownerOf({ db }: Context, checkId: number): Promise<number> {
  const [check] = await db
    .select({ personId: identityChecks.personId })
    .from(identityChecks)
    .innerJoin(people, eq(people.id, identityChecks.personId))
    .where(and(eq(identityChecks.id, checkId), isNull(people.deletedAt)));
  if (!check) throw new AppError('not_found');
  return check.personId;
}

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
  const personId = await ownerOf(context, checkId);
  if (personId === personOf(context).id) {
    throw new AppError('conflict', 'Somebody else must decide about your own document.');
  }
  const reason = body.decision === 'reject' ? body.reason : undefined;
  await context.db.transaction(async (tx) => {
    await decideCheck(context, tx, checkId, body.decision, reason);
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
