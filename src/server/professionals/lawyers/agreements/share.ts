import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { shareAgreement } from '#contract/professionals/agreements.ts';
import doneWords from '#messages/professionals/done/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockEngagement } from '#server/professionals/engagements/index.ts';
import { requirePaperAct } from '#server/professionals/work-papers/index.ts';
import { requireDealOf } from './find-deal.ts';
import { findDrawnUp } from './lock-agreement.ts';
import { tellParties } from './notifications.ts';

export const shareAgreementVerb: Verb<typeof shareAgreement> = async (context, { params }) => {
  const { db, now } = context;
  const { engagementId } = await findDrawnUp(context, db, params.id);
  await db.transaction(async (tx) => {
    const work = await lockEngagement(context, tx, engagementId, 'professional');
    const words = refusalsWords.agreementsShared;
    requirePaperAct(work, 'draft', now(), words);
    const agreement = await findDrawnUp(context, tx, params.id);
    await changeState(context, tx, {
      kind: 'agreement',
      id: agreement.id,
      name: 'share',
      set: sql`updated_at = ${now()}`,
    });
    const deal = await requireDealOf(tx, agreement, now());
    await tellParties(context, tx, deal, {
      title: () => newsWords.agreementReady,
      body: () => newsWords.agreementReadyBody({ version: agreement.version, title: deal.title }),
    });
  });
  return success({ agreementId: params.id, state: 'shared' as const }, doneWords.agreementShared);
};
