import { type SQL, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { busyTimes } from '#contract/talk/meetings.ts';
import { dayOfIso, startOfDay } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { takenVisit } from '#server/deals/visits/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findRelation, requireOpen } from '#server/people/blocks/index.ts';
import { findOwnThread } from '#server/talk/messenger/index.ts';

interface Busy {
  about: string;
  startsAt: Date;
  endsAt: Date;
}

/** What counts, of `v` and of `m`. */
interface Standing {
  visits: SQL;
  meetings: SQL;
}

/** What somebody has on a day, soonest first. */
function busyOf({ db }: Context, personId: number, day: string, standing: Standing) {
  const [from, until] = [startOfDay(dayOfIso(day)), startOfDay(dayOfIso(day) + 1)];
  const onDay = sql`starts_at < ${until} and ends_at > ${from}`;
  return rows<Busy>(
    db,
    sql`select l.title as about, v.starts_at as "startsAt", v.ends_at as "endsAt"
        from visits v join listings l on l.id = v.listing_id
        where (v.owner_id = ${personId} or v.buyer_id = ${personId})
          and ${standing.visits} and ${onDay}
        union all
        select m.about, m.starts_at, m.ends_at from meetings m
        where (m.host_id = ${personId} or m.guest_id = ${personId})
          and ${standing.meetings} and ${onDay}
        order by 2, 3`,
  );
}

const spanOf = ({ startsAt, endsAt }: Busy) => ({
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
});

/** So that a time is proposed at which both are free. */
export const busyTimesVerb: Verb<typeof busyTimes> = async (context, { params, query }) => {
  const { me, them } = await findOwnThread(context, context.db, params.threadId);
  requireOpen(await findRelation(context.db, me, them));
  const [own, theirs] = await Promise.all([
    busyOf(context, me, query.day, {
      visits: takenVisit(context.now()),
      meetings: sql`m.state in ('proposed', 'agreed')`,
    }),
    // What they have been asked for, and not answered, is nobody else's to know.
    busyOf(context, them, query.day, {
      visits: sql`v.state = 'booked'`,
      meetings: sql`m.state = 'agreed'`,
    }),
  ]);
  return success({
    own: own.map((busy) => ({ ...spanOf(busy), about: busy.about })),
    theirs: theirs.map(spanOf),
  });
};
