import { type SQL, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { talkWith } from '#contract/talk/talk-with.ts';
import { isMember } from '#domain/lib/role.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { askedAbout, SIDES } from './subjects.ts';

type Subject = NonNullable<ResponseOf<typeof talkWith>['data']>;

/** What there is between two: the surest first, of each kind the newest. */
const between = (me: number, them: number): SQL => {
  const sides = Object.entries(SIDES).map(
    ([kind, side]) => sql`select ${kind}::text as kind, s.id, null::int as "with",
      (select l.title from listings l where l.id = s.listing_id) as title
      from (${side}) s where (s.a, s.b) in ((${me}::int, ${them}::int), (${them}::int, ${me}::int))`,
  );
  return sql.join(sides, sql` union all `);
};

/**
 * The newest deal or work of the two; else a home of theirs that is on offer; else one of the caller's
 * own that they asked about.
 */
export const talkWithVerb: Verb<typeof talkWith> = async (context, { params }) => {
  const { id: me, role } = personOf(context);
  const { personId: them } = params;
  if (!isMember(role) || me === them) return success(null);
  const [found] = await rows<Subject>(
    context.db,
    sql`select kind, id, "with", title from (
          select d.*, case kind when 'booking' then 1 when 'engagement' then 2 when 'bid' then 3 else 4 end as rank
            from (${between(me, them)}) d
          union all
          select 'listing', l.id, null::int, l.title, 5 from listings l
            where l.owner_id = ${them} and l.status = 'live'
          union all
          select 'listing', l.id, ${them}::int, l.title, 6 from listings l
            where l.owner_id = ${me} and ${askedAbout(sql`l.id`, them)}) ways
        where exists (select from people p where p.id = ${them}
          and p.deleted_at is null and p.suspended_at is null)
        order by rank, id desc limit 1`,
  );
  return success(found ?? null);
};
