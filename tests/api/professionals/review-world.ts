import type { ReviewSubject } from '#domain/professionals/review.ts';
import type { Context } from '#server/core/context.ts';
import { reviews } from '#server/db/schema/index.ts';
import { insertBooking } from '#tests/api/deals/deal-world.ts';
import { aVisit } from '#tests/api/examples/visits.ts';
import { insertListing, stored } from '#tests/builders/index.ts';
import { insertEngagement, insertFee } from './engagement-world.ts';

const DAY_MS = 86_400_000;

interface Pair {
  /** The client or buyer, and the professional or owner. */
  firstId: number;
  secondId: number;
}

/** What the two finished together some days ago; `finished: false` for what is still under way, `paid: false` for a fee nobody paid. */
export async function aFinished(
  context: Context,
  kind: ReviewSubject,
  { firstId, secondId }: Pair,
  { days = 0, finished = true, paid = true } = {},
): Promise<number> {
  const { db, now } = context;
  const endedAt = new Date(now().getTime() - days * DAY_MS);
  if (kind === 'engagement') {
    const parties = { clientId: firstId, professionalId: secondId };
    const state = finished ? 'confirmed' : 'delivered';
    const ended = { state, endedAt: finished ? endedAt : null } as const;
    const engagement = await insertEngagement(context, parties, ended);
    if (paid) await insertFee(context, engagement);
    return engagement.id;
  }
  if (kind === 'visit') {
    const parts = { ownerId: secondId, buyerId: firstId, inMinutes: -(days * 1_440 + 30) };
    return (await aVisit({ context }, { ...parts, state: finished ? 'checked_in' : 'booked' })).id;
  }
  const listing = await insertListing(db, { ownerId: secondId, status: 'sold' });
  const state = finished ? 'completed' : 'paid';
  return (
    await insertBooking(context, { listing, buyer: { id: firstId } }, { state, updatedAt: endedAt })
  ).id;
}

export const WORDS = 'Came on time, knew the area, and told us what is wrong with it.';

/** A review as writing it would have left it, but for the rating. */
export const insertReview = async (
  context: Context,
  kind: ReviewSubject,
  { firstId, secondId }: Pair,
  overrides: Partial<typeof reviews.$inferInsert> = {},
) =>
  stored(
    await context.db
      .insert(reviews)
      .values({
        authorId: firstId,
        personId: secondId,
        subjectKind: kind,
        subjectId: await aFinished(context, kind, { firstId, secondId }),
        stars: 4,
        text: WORDS,
        ...overrides,
      })
      .returning(),
  );
