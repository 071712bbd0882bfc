import { success } from '#contract/lib/envelope.ts';
import type { decideKyc } from '#contract/people/admin.ts';
import type { CheckKind } from '#domain/people/kyc.ts';
import { labels } from '#messages/lib/labels.ts';
import doneWords from '#messages/people/done/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Verb } from '#server/http/execute.ts';
import { decideCheck, onceByPan } from '#server/people/kyc/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { requireOthers } from '#server/session/require-others.ts';

const NOUN: Record<CheckKind, string> = labels(() => words.checked);

function newsOf(kind: CheckKind, reason: string | undefined) {
  const noun = () => NOUN[kind];
  return reason === undefined
    ? {
        title: () => words.checkApproved({ noun: noun() }),
        body: () => words.checkApprovedBody({ noun: noun() }),
      }
    : {
        title: () => words.checkRefused({ noun: noun() }),
        body: () => words.checkRefusedBody({ noun: noun(), reason }),
      };
}

export const decideKycVerb: Verb<typeof decideKyc> = async (context, { params, body }) => {
  const { checkId } = params;
  const reason = body.decision === 'reject' ? body.reason : undefined;
  await onceByPan(() =>
    context.db.transaction(async (tx) => {
      const { check, person } = await decideCheck(context, tx, checkId, body);
      requireOthers(context, [person.id], refusalsWords.ownIdentity);
      const news = newsOf(check.kind, reason);
      await notify(context, tx, person.id, { kind: 'kyc', link: '/MyProfile', ...news });
      await audit(context, tx, {
        action: `kyc.${body.decision}`,
        subjectKind: 'person',
        subjectId: person.id,
        detail: {
          checkId,
          ...(body.decision === 'approve'
            ? { name: body.name, ...(check.checkedName && { checkedName: check.checkedName }) }
            : { reason: body.reason }),
        },
      });
    }),
  );
  return success(null, reason === undefined ? doneWords.approved : doneWords.rejectedPerson);
};
