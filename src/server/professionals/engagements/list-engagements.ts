import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { listEngagements, myEngagements } from '#contract/professionals/engagements.ts';
import type {
  assignedLawyers,
  hiredAgents,
  hiredEvaluators,
  lawyersOfProperty,
} from '#contract/professionals/hired.ts';
import type { Profession } from '#domain/lib/role.ts';
import type { WorkSort } from '#domain/professionals/work-sort.ts';
import type { Context } from '#server/core/context.ts';
import type { PlaceInList } from '#server/db/keyset.ts';
import { byPageNumber, numberedPage } from '#server/db/paging.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import {
  engagementOrder,
  engagementsOf,
  type FoundEngagement,
  isOfStage,
  presentEngagement,
} from './read-engagements.ts';
import { hasWords } from './work-filter.ts';

async function find(context: Context, condition: SQL, place: PlaceInList, sort?: WorkSort) {
  const { id } = personOf(context);
  const now = context.now();
  const { where, ...source } = engagementsOf(id);
  const { items, ...page } = await readList<FoundEngagement>(
    context,
    engagementOrder(id, now, sort),
    place,
    { ...source, where: sql`${where} and ${condition}` },
  );
  return { ...page, items: items.map((row) => presentEngagement(row, id, now)) };
}

const findNumbered = async (context: Context, condition: SQL, page: number, sort?: WorkSort) =>
  byPageNumber(await find(context, condition, numberedPage(page), sort), page, context.now());

const ofProperty = (id: number) => (id === 0 ? sql`true` : sql`g.listing_id = ${id}`);

/** What a client has asked of one profession. */
const hired = (context: Context, profession: Profession, page: number, more = sql`true`) =>
  findNumbered(
    context,
    sql`g.client_id = ${personOf(context).id} and g.profession = ${profession} and ${more}`,
    page,
  );

const ofSide = (context: Context, side: 'client' | 'professional' | undefined) => {
  const { id } = personOf(context);
  if (!side) return sql`true`;
  return side === 'client' ? sql`g.client_id = ${id}` : sql`g.professional_id = ${id}`;
};

type Filter = Omit<QueryOf<typeof listEngagements>, 'cursor' | 'pageSize'>;

const conditionOf = (context: Context, { property, side, profession, stage, q }: Filter): SQL =>
  sql`${ofProperty(property)} and ${ofSide(context, side)} and
    ${profession ? sql`g.profession = ${profession}` : sql`true`} and
    ${stage ? isOfStage(stage, personOf(context).id, context.now()) : sql`true`} and
    ${hasWords(q)}`;

export const listEngagementsVerb: Verb<typeof listEngagements> = async (context, { query }) =>
  success({
    ...(await find(context, conditionOf(context, query), query, query.sort)),
    serverTime: context.now().toISOString(),
  });

export const myEngagementsVerb: Verb<typeof myEngagements> = (context, { query }) =>
  findNumbered(context, conditionOf(context, query), query.page, query.sort);

export const hiredAgentsVerb: Verb<typeof hiredAgents> = (context, { query }) =>
  hired(context, 'agent', query.page);

export const assignedLawyersVerb: Verb<typeof assignedLawyers> = (context, { query }) =>
  hired(context, 'lawyer', query.page);

export const hiredEvaluatorsVerb: Verb<typeof hiredEvaluators> = (context, { query }) =>
  hired(context, 'evaluator', query.page);

export const lawyersOfPropertyVerb: Verb<typeof lawyersOfProperty> = (context, { params, query }) =>
  hired(context, 'lawyer', query.page, ofProperty(params.id));
