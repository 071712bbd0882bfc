import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { refuseAgreement } from '#contract/professionals/agreements.ts';
import doneWords from '#messages/professionals/done/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findDealOf } from './find-deal.ts';
import { lockAsParty } from './lock-agreement.ts';
import { tellLawyer, tellParties } from './notifications.ts';

export const refuseAgreementVerb: Verb<typeof refuseAgreement> = async (
  context,
  { params, body },
) => {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const agreement = await lockAsParty(context, tx, params.id);
    await changeState(context, tx, {
      kind: 'agreement',
      id: agreement.id,
      name: 'refuse',
      set: sql`updated_at = ${now()}`,
      note: body.reason,
    });
    await audit(context, tx, {
      action: 'agreement.refuse',
      subjectKind: 'agreement',
      subjectId: agreement.id,
      detail: { side: agreement.side, reason: body.reason },
    });
    const words = {
      title: () => newsWords.agreementRefused,
      body: () =>
        newsWords.refusedVersion[agreement.side]({
          version: agreement.version,
          reason: body.reason,
        }),
    };
    await tellLawyer(context, tx, agreement, words);
    const deal = await findDealOf(tx, agreement, now());
    if (deal) await tellParties(context, tx, deal, words, personOf(context).id);
  });
  return success({ agreementId: params.id, state: 'refused' as const }, doneWords.refusedKnown);
};
