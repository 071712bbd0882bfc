import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { registrations } from '#server/db/schema/index.ts';
import { hashToken } from '#server/session/token.ts';
import type { Registration } from './send-codes.ts';

/** The unfinished registration a visitor's reference stands for. */
export async function findRegistration(
  { db, now }: Context,
  reference: string,
): Promise<Registration | undefined> {
  const [found] = await db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.referenceHash, hashToken(reference)),
        gt(registrations.expiresAt, now()),
        isNull(registrations.completedAt),
      ),
    );
  return found;
}
