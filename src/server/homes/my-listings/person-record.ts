import { sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import words from '#messages/homes/my-listings/index.ts';
import type { Context } from '#server/core/context.ts';
import { sectionOf, stateOf } from '#server/people/staff-desk/index.ts';

/** What somebody offers. */
export async function listingsRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  const section = await sectionOf(
    db,
    words.inRecord,
    sql`select l.title, l.address as detail, ${stateOf('listing', sql`l.status`)}, l.price_paise as amount,
          l.created_at as at, '/ViewPropertyDetails/' || l.id as link
        from listings l where l.owner_id = ${personId}`,
  );
  return [section];
}
