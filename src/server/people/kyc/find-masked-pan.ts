import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { identityChecks } from '#server/db/schema/index.ts';

export async function findMaskedPan(db: Queryable, personId: number): Promise<string | null> {
  const [check] = await db
    .select({ panMasked: identityChecks.panMasked })
    .from(identityChecks)
    .where(
      and(
        eq(identityChecks.personId, personId),
        eq(identityChecks.kind, 'pan'),
        eq(identityChecks.state, 'verified'),
      ),
    )
    .orderBy(desc(identityChecks.id))
    .limit(1);
  return check?.panMasked ?? null;
}
