import { sql } from 'drizzle-orm';
import type { confirmVisit } from '#contract/deals/visit-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/visits/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireReachable } from '#server/people/blocks/index.ts';
import { findOwnVisit, OVER } from './find-own.ts';
import { answerBy, remindedAtOnce } from './state-now.ts';
import { tellConfirmed } from './tell-confirmed.ts';

/** From here on the visitor has a code for the door, and from two hours before it the address. */
export const confirmVisitVerb: Verb<typeof confirmVisit> = async (context, { params }) => {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { visit, title, state, isOwner } = await findOwnVisit(context, tx, params.visitId);
    if (!isOwner) throw new AppError('not_found');
    if (state !== 'requested') throw new AppError('conflict', OVER[state]);
    await requireReachable(tx, visit.ownerId, visit.buyerId);
    const at = now();
    await changeState(context, tx, {
      kind: 'visit',
      id: visit.id,
      name: 'confirm',
      set: sql`reminded_at = ${remindedAtOnce(visit.startsAt, at)}`,
      where: sql`${answerBy(visit)}::timestamptz > ${at}`,
    });
    await tellConfirmed(context, tx, visit, title);
  });
  return success({ id: params.visitId, state: 'booked' as const }, words.confirmedDone);
};
