import { type SQL, sql } from 'drizzle-orm';
import type {
  assignedLawyers,
  hiredAgents,
  hiredEvaluators,
  lawyersOfProperty,
  myEngagements,
} from '#contract/professionals/engagements.ts';
import type { Profession } from '#domain/lib/role.ts';
import type { WorkSort } from '#domain/professionals/work-sort.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findEngagements, isOfStage, presentEngagement } from './read-engagements.ts';
import { hasWords } from './work-filter.ts';

async function listEngagements(
  context: Context,
  condition: SQL,
  page: number,
  sort?: WorkSort | undefined,
) {
  const { id } = personOf(context);
  const now = context.now();
  const { found, total } = await readPage(page, (range) =>
    findEngagements(context, id, condition, range, sort),
  );
  return {
    status: 1 as const,
    message: 'OK',
    data: found.map((row) => presentEngagement(row, id, now)),
    ...pageFacts(total, page, now),
  };
}

const ofProperty = (id: number) => (id === 0 ? sql`true` : sql`g.listing_id = ${id}`);

/** What a client has asked of one profession. */
const hired = (context: Context, profession: Profession, page: number, more = sql`true`) =>
  listEngagements(
    context,
    sql`g.client_id = ${personOf(context).id} and g.profession = ${profession} and ${more}`,
    page,
  );

const ofSide = (context: Context, side: 'client' | 'professional' | undefined) => {
  const { id } = personOf(context);
  if (!side) return sql`true`;
  return side === 'client' ? sql`g.client_id = ${id}` : sql`g.professional_id = ${id}`;
};

export const myEngagementsVerb: Verb<typeof myEngagements> = (context, { query }) =>
  listEngagements(
    context,
    sql`${ofProperty(query.property)} and ${ofSide(context, query.side)} and
      ${query.profession ? sql`g.profession = ${query.profession}` : sql`true`} and
      ${query.stage ? isOfStage(query.stage, personOf(context).id, context.now()) : sql`true`} and
      ${hasWords(query.q)}`,
    query.page,
    query.sort,
  );

export const hiredAgentsVerb: Verb<typeof hiredAgents> = (context, { query }) =>
  hired(context, 'agent', query.page);

export const assignedLawyersVerb: Verb<typeof assignedLawyers> = (context, { query }) =>
  hired(context, 'lawyer', query.page);

export const hiredEvaluatorsVerb: Verb<typeof hiredEvaluators> = (context, { query }) =>
  hired(context, 'evaluator', query.page);

export const lawyersOfPropertyVerb: Verb<typeof lawyersOfProperty> = (context, { params, query }) =>
  hired(context, 'lawyer', query.page, ofProperty(params.id));
