import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type {
  getInterest,
  InterestEvent,
  interestedAgents,
  requestInterestList,
} from '#contract/professionals/agent-interests.ts';
import words from '#messages/professionals/desk/index.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { requireOwnListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import type { InterestSide } from './lock-interest.ts';
import { findInterests, presentInterests } from './read-interests.ts';

async function listInterests(context: Context, condition: SQL, page: number) {
  const { id } = personOf(context);
  const { found, total } = await readPage(page, (range) =>
    findInterests(context, id, condition, range),
  );
  return {
    status: 1 as const,
    message: 'OK',
    data: await presentInterests(context, id, found),
    ...pageFacts(total, page, context.now()),
  };
}

const ofSide = (context: Context, side: InterestSide | undefined) => {
  const { id } = personOf(context);
  if (!side) return sql`true`;
  return side === 'owner' ? sql`i.owner_id = ${id}` : sql`i.agent_id = ${id}`;
};

export const requestInterestListVerb: Verb<typeof requestInterestList> = (context, { query }) =>
  listInterests(
    context,
    sql`${query.agent ? sql`i.agent_id = ${query.agent}` : sql`true`} and ${ofSide(context, query.side)}`,
    query.page,
  );

export const interestedAgentsVerb: Verb<typeof interestedAgents> = async (
  context,
  { params, query },
) => {
  await requireOwnListing(context, params.id);
  const own = sql`i.owner_id = ${personOf(context).id}`;
  const which = params.id === 0 ? own : sql`${own} and i.listing_id = ${params.id}`;
  return listInterests(context, which, query.page);
};

export const getInterestVerb: Verb<typeof getInterest> = async (context, { params }) => {
  const { id: callerId } = personOf(context);
  const found = await findInterests(context, callerId, sql`i.id = ${params.id}`, sql`limit 1`);
  const [interest] = await presentInterests(context, callerId, found);
  if (!interest) throw new AppError('not_found', words.offerNotFound);
  const timelines = await readTimelines(context.db, 'interest', [interest.id]);
  // The line's parties are those of the offer's own table.
  const timeline = (timelines.get(interest.id) ?? []) as unknown as InterestEvent[];
  return {
    status: 1,
    message: 'OK',
    data: { ...interest, timeline },
    serverTime: context.now().toISOString(),
  };
};
