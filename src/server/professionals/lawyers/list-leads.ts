import { type SQL, sql } from 'drizzle-orm';
import type { LawyerLead, LawyerStage, lawyerLeads } from '#contract/professionals/lawyers.ts';
import {
  CLOSED_ENGAGEMENT_STATES,
  type EngagementState,
} from '#domain/professionals/engagement.ts';
import { TITLE_ITEMS } from '#domain/professionals/title-check.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  findEngagements,
  hasWords,
  presentEngagement,
} from '#server/professionals/engagements/index.ts';
import { countPapers, workEnd } from '#server/professionals/work-papers/index.ts';

const STATES: Record<LawyerStage, readonly EngagementState[]> = {
  requests: ['requested', 'quoted', 'accepted'],
  active: ['paid', 'working', 'delivered', 'disputed'],
  done: CLOSED_ENGAGEMENT_STATES,
};
const STAGES = Object.keys(STATES) as LawyerStage[];

const stageOf = (state: EngagementState): LawyerStage =>
  STAGES.find((stage) => STATES[stage].includes(state)) ?? 'done';

/** On `g`; what has run out is over at once. */
function isInStage(stage: LawyerStage, now: Date): SQL {
  const states = sql.join(
    STATES[stage].map((state) => sql`${state}`),
    sql`, `,
  );
  return stage === 'done'
    ? sql`(g.state in (${states}) or g.expires_at <= ${now})`
    : sql`g.state in (${states}) and (g.expires_at is null or g.expires_at > ${now})`;
}

interface Extra {
  id: number;
  address: string | null;
  fine: number;
  problems: number;
  notApplicable: number;
  agreement: LawyerLead['agreement'];
}

async function findExtras({ db }: Context, ids: readonly number[]): Promise<Map<number, Extra>> {
  const found = await rows<Extra>(
    db,
    sql`select g.id, l.address,
          (select count(*)::int from title_checks t
           where t.engagement_id = g.id and t.result = 'fine') as fine,
          (select count(*)::int from title_checks t
           where t.engagement_id = g.id and t.result = 'problem') as problems,
          (select count(*)::int from title_checks t
           where t.engagement_id = g.id and t.result = 'not-applicable') as "notApplicable",
          (select a.state from agreements a where a.engagement_id = g.id
           order by a.version desc limit 1) as agreement
        from engagements g left join listings l on l.id = g.listing_id
        where g.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(found.map((extra) => [extra.id, extra]));
}

export const lawyerLeadsVerb: Verb<typeof lawyerLeads> = async (context, { params, query }) => {
  const at = context.now();
  const { found, total } = await readPage(query.page, (range) =>
    findEngagements(
      context,
      params.id,
      sql`g.professional_id = ${params.id} and g.profession = 'lawyer'
      and ${query.stage ? isInStage(query.stage, at) : sql`true`} and ${hasWords(query.q)}`,
      range,
      query.sort,
    ),
  );
  const extras = await findExtras(
    context,
    found.map(({ id }) => id),
  );
  const papers = await countPapers(
    context,
    found.map((row) => ({ ...workEnd(row, at), id: row.id })),
  );
  const data = found.map((row) => {
    const lead = presentEngagement(row, params.id, at);
    const extra = extras.get(row.id);
    return {
      ...lead,
      stage: stageOf(lead.state),
      address: extra?.address ?? null,
      progress: {
        fine: extra?.fine ?? 0,
        problems: extra?.problems ?? 0,
        notApplicable: extra?.notApplicable ?? 0,
        total: TITLE_ITEMS.length,
      },
      papers: papers.get(lead.id) ?? 0,
      agreement: extra?.agreement ?? null,
    };
  });
  return { status: 1, message: 'OK', data, ...pageFacts(total, query.page, at) };
};
