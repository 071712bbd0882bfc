import { eq } from 'drizzle-orm';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import type { Queryable } from '#server/db/client.ts';
import { instalments, type Order, settlements } from '#server/db/schema/index.ts';

/** The page that takes an order's payment, and on which one begins anew. */
export async function pageOf(
  db: Queryable,
  { purpose, subjectKind, subjectId }: Order,
): Promise<string> {
  const { page } = PURPOSE_RULES[purpose];
  if (subjectKind === 'engagement') return `${page}?engagement=${subjectId}`;
  if (!page.includes('{id}') || subjectId === null) return page.replace('/{id}', '');
  if (subjectKind === 'settlement') {
    const { bookingId, id } = settlements;
    const [found] = await db.select({ bookingId }).from(settlements).where(eq(id, subjectId));
    return page.replace('{id}', String(found?.bookingId ?? subjectId));
  }
  if (subjectKind !== 'instalment') return page.replace('{id}', String(subjectId));
  const [instalment] = await db
    .select({ bookingId: instalments.bookingId })
    .from(instalments)
    .where(eq(instalments.id, subjectId));
  return page.replace('{id}', String(instalment?.bookingId ?? subjectId));
}
