import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { verifyReport } from '#contract/professionals/valuation-reports.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';

interface Found {
  issuedAt: Date;
  sha256: string;
  evaluator: string;
  licence: string | null;
  replacedAt: Date | null;
}

/** Says nothing of the property or its value: whoever holds the report reads them there. */
export const verifyReportVerb: Verb<typeof verifyReport> = async ({ db }, { params }) => {
  const { code } = params;
  const [found] = await rows<Found>(
    db,
    sql`select v.issued_at as "issuedAt", v.sha256, w.licence,
          trim(w.first_name || ' ' || w.last_name) as evaluator,
          (select min(later.issued_at) from valuations later
           where later.engagement_id = v.engagement_id and later.id > v.id) as "replacedAt"
        from valuations v
        join engagements g on g.id = v.engagement_id
        join people w on w.id = g.professional_id
        where v.code = ${code}`,
  );
  if (!found) {
    throw new AppError('not_found', 'We have issued no report with this code. Check each letter.');
  }
  return success(
    {
      code,
      issuedOn: found.issuedAt.toISOString(),
      evaluator: found.evaluator,
      licence: found.licence,
      sha256: found.sha256,
      replacedOn: found.replacedAt?.toISOString() ?? null,
    },
    'This report is genuine.',
  );
};
