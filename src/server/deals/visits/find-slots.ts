import { type SQL, sql } from 'drizzle-orm';
import type { Slot } from '#contract/deals/slots.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { takenVisit } from './state-now.ts';

interface SlotRow extends Omit<Slot, 'start' | 'end'> {
  startsAt: Date;
  endsAt: Date;
}

/** What a buyer proposed is a time only while it is theirs. */
const isOffered = (now: Date) => sql`(s.proposed_by is null or exists (select from visits v
  where v.slot_id = s.id and ${takenVisit(now)}))`;

/** Times still to come, soonest first. `where` speaks of the slot `s` and its listing `l`. */
export async function findSlots({ db, now }: Context, where: SQL): Promise<Slot[]> {
  const found = await rows<SlotRow>(
    db,
    sql`select s.id, s.listing_id as "propertyId", l.title, s.starts_at as "startsAt",
          s.ends_at as "endsAt", exists (select from visits v
            where v.slot_id = s.id and ${takenVisit(now())}) as taken
        from visit_slots s join listings l on l.id = s.listing_id
        where s.removed_at is null and s.starts_at > ${now()} and ${isOffered(now())} and ${where}
        order by s.starts_at, s.id limit 500`,
  );
  return found.map(({ startsAt, endsAt, ...slot }) => ({
    ...slot,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
  }));
}
