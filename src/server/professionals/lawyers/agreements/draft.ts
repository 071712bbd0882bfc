import { desc, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { draftAgreement, redraftAgreement } from '#contract/professionals/agreements.ts';
import doneWords from '#messages/professionals/done/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { agreements, type Engagement } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockEngagement } from '#server/professionals/engagements/index.ts';
import { requirePaperAct } from '#server/professionals/work-papers/index.ts';
import { drawUp } from './draw-up.ts';
import { findDealOf } from './find-deal.ts';
import { findDrawnUp } from './lock-agreement.ts';
import { tellParties } from './notifications.ts';

async function lockWork(context: Context, tx: Transaction, id: number): Promise<Engagement> {
  const engagement = await lockEngagement(context, tx, id, 'professional');
  if (engagement.profession !== 'lawyer') throw new AppError('not_found');
  const words = refusalsWords.agreementsWhileWorking;
  requirePaperAct(engagement, 'draft', context.now(), words);
  return engagement;
}

async function lastVersion(tx: Transaction, engagementId: number): Promise<number> {
  const [last] = await tx
    .select({ version: agreements.version })
    .from(agreements)
    .where(eq(agreements.engagementId, engagementId))
    .orderBy(desc(agreements.version))
    .limit(1);
  return last?.version ?? 0;
}

export const draftAgreementVerb: Verb<typeof draftAgreement> = async (
  context,
  { params, body },
) => {
  const agreementId = await context.db.transaction(async (tx) => {
    const engagement = await lockWork(context, tx, params.id);
    if (await lastVersion(tx, engagement.id)) {
      throw new AppError('conflict', refusalsWords.agreementThere);
    }
    return drawUp(context, tx, engagement, { terms: body, version: 1 });
  });
  return success({ agreementId, state: 'draft' as const }, doneWords.agreementDrawnUp);
};

export const redraftAgreementVerb: Verb<typeof redraftAgreement> = async (
  context,
  { params, body },
) => {
  const { db, now } = context;
  const { engagementId } = await findDrawnUp(context, db, params.id);
  const agreementId = await db.transaction(async (tx) => {
    const engagement = await lockWork(context, tx, engagementId);
    const before = await findDrawnUp(context, tx, params.id);
    await changeState(context, tx, {
      kind: 'agreement',
      id: before.id,
      name: 'supersede',
      set: sql`updated_at = ${now()}`,
    });
    const version = (await lastVersion(tx, engagement.id)) + 1;
    const made = await drawUp(context, tx, engagement, { terms: body, version });
    const deal = before.state === 'shared' && (await findDealOf(tx, before, now()));
    if (deal) {
      await tellParties(context, tx, deal, {
        title: () => newsWords.agreementChanging,
        body: () => newsWords.agreementChangingBody({ version: before.version, title: deal.title }),
      });
    }
    return made;
  });
  return success({ agreementId, state: 'draft' as const }, doneWords.nextVersionDrawnUp);
};
