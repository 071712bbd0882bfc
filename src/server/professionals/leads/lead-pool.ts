import { type SQL, sql } from 'drizzle-orm';
import { describeSearch } from '#contract/homes/search-name.ts';
import { success } from '#contract/lib/envelope.ts';
import type { leadPool, listRequirements, Requirement } from '#contract/professionals/lead-pool.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { isFullyVerified, verificationOf } from '#domain/people/kyc.ts';
import { AGENTS_A_REQUIREMENT } from '#domain/professionals/lead.ts';
import type { Context } from '#server/core/context.ts';
import type { PlaceInList } from '#server/db/keyset.ts';
import { byPageNumber, numberedPage } from '#server/db/paging.ts';
import { readList } from '#server/db/read-list.ts';
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
}

async function present(context: Context, found: readonly Row[]): Promise<Requirement[]> {
  const understood = await Promise.all(found.map(({ query }) => understandSearch(context, query)));
  const fits = await countFits(
    context,
    understood.map(({ condition, request, where, place }) =>
      condition ? { condition, request, where, place, buyerId: null } : null,
    ),
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

const NEWEST_FIRST = {
  list: 'requirements',
  keys: [{ by: sql`s.id`, type: 'int' }],
  descending: true,
} as const;

async function findRequirements(context: Context, place: PlaceInList) {
  const { id: me } = personOf(context);
  const { items, ...page } = await readList<Row>(context, NEWEST_FIRST, place, {
    columns: sql`s.id, s.query, s.created_at as "createdAt", ${countTaken} as taken`,
    from: sql`saved_searches s join people o on o.id = s.person_id`,
    where: sql`${isOpenTo(me)} and ${countTaken} < ${AGENTS_A_REQUIREMENT}
      and not exists (select from leads d where d.search_id = s.id and d.agent_id = ${me})`,
  });
  return { ...page, items: await present(context, items) };
}

/** With what the caller may take of them. */
async function findPurse(context: Context) {
  const agent = await findCaller(context);
  return {
    leads: await countLeft(context, context.db, agent.id, 'leads'),
    verified: isFullyVerified(verificationOf(agent)),
  };
}

export const listRequirementsVerb: Verb<typeof listRequirements> = async (context, { query }) =>
  success({ ...(await findRequirements(context, query)), ...(await findPurse(context)) });

export const leadPoolVerb: Verb<typeof leadPool> = async (context, { query: { page } }) => ({
  ...byPageNumber(await findRequirements(context, numberedPage(page)), page, context.now()),
  ...(await findPurse(context)),
});
