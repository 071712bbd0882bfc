import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { PROFESSION, type Profession, perProfession } from '#domain/lib/profession.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { accounts } from '#domain/money/ledger.ts';
import { feePurpose, perFee } from '#domain/money/purpose.ts';
import {
  CLOSED_ENGAGEMENT_STATES,
  type EngagementState,
} from '#domain/professionals/engagement.ts';
import books from '#messages/lib/books/index.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { type Engagement, engagements } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { onHired } from '#server/professionals/hooks.ts';
import { stateAt } from './engagement-row.ts';
import { lockEngagementRow } from './lock-row.ts';
import { moveEngagement } from './move-engagement.ts';
import { nameOf } from './names.ts';

/** Why a fee cannot be paid now. */
const WHY_NOT: Partial<Record<EngagementState, string>> = labels(() => refusalsWords.feeNotYet);

const dueOf = ({ workDays }: Engagement, now: Date) =>
  workDays === null ? null : puneDate(now, workDays);

/** The fee of an accepted quote, held in escrow until the work is confirmed or given up. */
const feeOf = (profession: Profession): PurposeHandler => ({
  lock: lockEngagementRow,
  async quote({ db, now }, { personId, subjectId }) {
    const [engagement] = await db
      .select()
      .from(engagements)
      .where(
        and(
          eq(engagements.id, subjectId ?? 0),
          eq(engagements.clientId, personId),
          eq(engagements.profession, profession),
        ),
      );
    if (!engagement) throw new AppError('not_found', refusalsWords.workNotFound);
    const state = stateAt(engagement, now());
    if (state !== 'accepted' || engagement.quotePaise === null) {
      throw new AppError('conflict', WHY_NOT[state] ?? refusalsWords.feePaidAlready);
    }
    const name = await nameOf(db, engagement.professionalId);
    return {
      description: forTheBooks(() =>
        books.feeOf({ profession: PROFESSION[profession].name, name }),
      ),
      subjectKind: 'engagement',
      subjectId: engagement.id,
      priceItem: null,
      listPaise: engagement.quotePaise,
      returnPath: `${PROFESSION[profession].fee.path}?engagement=${engagement.id}`,
    };
  },
  async grant(context, tx, { subjectId, totalPaise }) {
    const engagement = await lockEngagementRow(tx, subjectId ?? 0);
    if (!engagement) throw new AppError('not_found');
    if (engagement.quotePaise !== totalPaise) {
      throw new AppError('conflict', refusalsWords.feeNotAgreed);
    }
    await moveEngagement(context, tx, engagement, 'pay', {
      set: sql`due_on = ${dueOf(engagement, context.now())}`,
      tell: {
        professional: {
          title: () => words.feePaidStart,
          body: () => words.feePaidStartBody({ totalPaise: inRupees(totalPaise) }),
        },
        client: {
          title: () => words.feeHeld,
          body: () => words.feeHeldBody({ totalPaise: inRupees(totalPaise) }),
        },
      },
    });
    await onHired.run(context, tx, engagement);
  },
  // What gives the fee back has ended the work before; under work that stands it stays.
  async revoke(_, tx, { subjectId }) {
    const engagement = await lockEngagementRow(tx, subjectId ?? 0);
    if (engagement && !CLOSED_ENGAGEMENT_STATES.some((state) => state === engagement.state)) {
      throw new AppError('conflict', refusalsWords.feeGoesBackLater);
    }
  },
  escrowAccount: ({ subjectId }) => accounts.escrow('engagement', subjectId ?? 0),
});

/** Fees of professionals. */
export const engagementPurposes = perFee(feeOf);

export const FEE_PURPOSE = perProfession(feePurpose);
