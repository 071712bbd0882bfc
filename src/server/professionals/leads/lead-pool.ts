import { type SQL, sql } from 'drizzle-orm';
import { describeSearch } from '#contract/homes/search-name.ts';
import type { leadPool, Requirement } from '#contract/professionals/leads.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { isFullyVerified, verificationOf } from '#domain/people/kyc.ts';
import { AGENTS_A_REQUIREMENT } from '#domain/professionals/lead.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import { understandSearch } from '#server/homes/saved-searches/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { countLeft } from '#server/money/promotions/index.ts';
import { findCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { countFits } from './lead-wants.ts';

/** Which `saved_searches s` of `people o` may go to an agent at all: only by their owner's word. */
export const isOpenTo = (agentId: number): SQL => sql`
  s.agents_may_offer and o.role = 'user' and o.deleted_at is null and o.suspended_at is null
  and not exists (select from blocks b where b.blocker_id = o.id and b.blocked_id = ${agentId}
    or b.blocker_id = ${agentId} and b.blocked_id = o.id)`;

export const countTaken = sql`(select count(*) from leads d where d.search_id = s.id)`;

/** Nothing in it says whose it is: neither person nor the name they gave the search. */
interface Row {
  id: number;
  query: string;
  createdAt: Date;
  taken: number;
  total: number;
}

async function present(context: Context, found: readonly Row[]): Promise<Requirement[]> {
  const understood = await Promise.all(found.map(({ query }) => understandSearch(context, query)));
  const fits = await countFits(
    context,
    understood.map(({ condition }) => condition),
  );
  return found.flatMap(({ id, createdAt, taken }, i) => {
    const [search, fit] = [understood[i], fits[i]];
    if (!search || !fit) return [];
    const { tab, request, place } = search;
    return [
      {
        id,
        wants: describeSearch(tab, request, place),
        possession: request.possession ?? null,
        since: puneDate(createdAt),
        ...fit,
        left: AGENTS_A_REQUIREMENT - taken,
      },
    ];
  });
}

export const leadPoolVerb: Verb<typeof leadPool> = async (context, { query }) => {
  const { db, now } = context;
  const { id: me } = personOf(context);
  const { found, total } = await readPage(query.page, (range) =>
    rows<Row>(
      db,
      sql`select s.id, s.query, s.created_at as "createdAt", ${countTaken} as taken,
          count(*) over () as total
        from saved_searches s join people o on o.id = s.person_id
        where ${isOpenTo(me)} and ${countTaken} < ${AGENTS_A_REQUIREMENT}
          and not exists (select from leads d where d.search_id = s.id and d.agent_id = ${me})
        order by s.id desc ${range}`,
    ),
  );
  const agent = await findCaller(context);
  return {
    status: 1,
    message: 'OK',
    data: await present(context, found),
    ...pageFacts(total, query.page, now()),
    leads: await countLeft(context, db, me, 'leads'),
    verified: isFullyVerified(verificationOf(agent)),
  };
};
