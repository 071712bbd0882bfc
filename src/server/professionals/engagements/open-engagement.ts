import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Paise } from '#domain/lib/money.ts';
import type { Profession } from '#domain/lib/role.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import {
  CLOSED_ENGAGEMENT_STATES,
  ENGAGEMENT_DAYS,
  ENGAGEMENT_STATES,
  type EngagementState,
} from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Engagement, engagements } from '#server/db/schema/index.ts';
import { hasRunOut } from './engagement-row.ts';
import { expireEngagement } from './expire-engagement.ts';

export interface NewEngagement {
  profession: Profession;
  clientId: number;
  professionalId: number;
  listingId: number | null;
  bookingId: number | null;
  brief: string;
  /** Agreed upon before: then it begins accepted, and the fee is due next. */
  agreed?: { quotePaise: Paise; quoteNote: string; workDays: number };
}

const OPEN = ENGAGEMENT_STATES.filter(
  (state) => !CLOSED_ENGAGEMENT_STATES.some((closed) => closed === state),
);

/** One at a time about the same thing; what has run out is ended here and stands in nobody's way. */
async function requireNoneOpen(context: Context, tx: Transaction, request: NewEngagement) {
  await inTurn(tx, `engagement ${request.clientId} ${request.professionalId}`);
  const open = await tx
    .select()
    .from(engagements)
    .where(
      and(
        eq(engagements.clientId, request.clientId),
        eq(engagements.professionalId, request.professionalId),
        request.listingId === null
          ? isNull(engagements.listingId)
          : eq(engagements.listingId, request.listingId),
        inArray(engagements.state, OPEN),
      ),
    )
    .orderBy(engagements.id)
    .for('no key update');
  for (const engagement of open) {
    if (!hasRunOut(engagement, context.now())) {
      throw new AppError('conflict', words.workUnderWay);
    }
    await expireEngagement(context, tx, engagement);
  }
}

/**
 * Writes an engagement with its first line. Who may ask whom, and about what, the caller has checked;
 * whom it is told, too, is the caller's. Throws conflict while one about the same thing is under way.
 */
export async function openEngagement(
  context: Context,
  tx: Transaction,
  request: NewEngagement,
): Promise<Engagement> {
  await requireNoneOpen(context, tx, request);
  const { agreed, ...asked } = request;
  const at = context.now();
  const state: EngagementState & keyof typeof ENGAGEMENT_DAYS = agreed ? 'accepted' : 'requested';
  const engagement = await insertOne(tx, engagements, {
    ...asked,
    ...agreed,
    state,
    answeredAt: agreed ? at : null,
    expiresAt: daysFrom(at, ENGAGEMENT_DAYS[state]),
    createdAt: at,
    updatedAt: at,
  });
  const { id, professionalId, listingId } = engagement;
  await recordEvent(context, tx, { kind: 'engagement', id, event: 'request', by: 'client', state });
  await audit(context, tx, {
    action: 'engagement.request',
    subjectKind: 'engagement',
    subjectId: id,
    detail: { professionalId, listingId },
  });
  return engagement;
}
