import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { bookings, engagements, type Release } from '#server/db/schema/index.ts';
import { linkOfEngagement } from '#server/professionals/engagements/news.ts';
import { moneyPath } from './own-booking.ts';

/** The page on which somebody sees a request. */
export async function linkOfRelease(
  db: Queryable,
  { subjectKind, subjectId }: Release,
  personId: number,
): Promise<string> {
  if (subjectKind === 'engagement') {
    const [work] = await db.select().from(engagements).where(eq(engagements.id, subjectId));
    return work
      ? linkOfEngagement(work, work.clientId === personId ? 'client' : 'professional')
      : '/PaymentHistory';
  }
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, subjectId));
  return booking?.ownerId === personId
    ? `/OwnerBookedPropertyDetails/${booking.id}/${booking.listingId}`
    : moneyPath(subjectId);
}
