import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { takenVisit } from './state-now.ts';

/** Takes away times that buyers proposed and that came to nothing, so that they stand in nobody's way. */
export async function dropStaleProposals(
  tx: Transaction,
  listingId: number,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update visit_slots s set removed_at = ${now}
        where s.listing_id = ${listingId} and s.proposed_by is not null and s.removed_at is null
          and not exists (select from visits v where v.slot_id = s.id and ${takenVisit(now)})`,
  );
}
