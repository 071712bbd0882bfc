import { sql } from 'drizzle-orm';
import type { EvaluatorLead, evaluatorLeads } from '#contract/professionals/evaluators.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  findEngagements,
  hasWords,
  presentEngagement,
} from '#server/professionals/engagements/index.ts';
import { isReportOpen } from './open-report.ts';
import { isInStage, stageOf } from './stages.ts';

interface Extra {
  id: number;
  address: string | null;
  visitedOn: string | null;
  code: string | null;
  issuedAt: Date | null;
}

type Extras = Pick<EvaluatorLead, 'address' | 'visitedOn' | 'report'>;
const NONE: Extras = { address: null, visitedOn: null, report: null };

export const evaluatorLeadsVerb: Verb<typeof evaluatorLeads> = async (
  context,
  { params, query },
) => {
  const { db, now } = context;
  const { found, total } = await readPage(query.page, (range) =>
    findEngagements(
      context,
      params.id,
      sql`g.professional_id = ${params.id} and ${query.stage ? isInStage(query.stage, now()) : sql`true`}
        and ${hasWords(query.q)}`,
      range,
      query.sort,
    ),
  );
  const ids = found.map(({ id }) => id);
  const extras = await rows<Extra>(
    db,
    sql`select g.id, l.address, s.visited_on::text as "visitedOn", v.code, v.issued_at as "issuedAt"
        from engagements g
        left join listings l on l.id = g.listing_id
        left join site_visits s on s.engagement_id = g.id
        left join lateral (select code, issued_at from valuations
          where engagement_id = g.id order by id desc limit 1) v on true
        where g.id = any(${sql.param(ids)}::int[])`,
  );
  const byId = new Map<number, Extras>(
    extras.map(({ id, address, visitedOn, code, issuedAt }) => [
      id,
      {
        address,
        visitedOn,
        report: code && issuedAt ? { code, issuedAt: issuedAt.toISOString() } : null,
      },
    ]),
  );
  const data = found.map((row) => {
    const lead = presentEngagement(row, params.id, now());
    const extra = byId.get(row.id) ?? NONE;
    const isOpen = isReportOpen(context, { ...row, side: 'professional' });
    return {
      ...lead,
      stage: stageOf(lead.state),
      address: extra.address,
      visitedOn: isOpen ? extra.visitedOn : null,
      report: isOpen ? extra.report : null,
    };
  });
  return { status: 1, message: 'OK', data, ...pageFacts(total, query.page, now()) };
};
