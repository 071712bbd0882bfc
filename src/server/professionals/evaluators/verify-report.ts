import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { verifyReport } from '#contract/professionals/valuation-reports.ts';
import doneWords from '#messages/professionals/done/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { rows } from '#server/db/rows.ts';
import type { Signatory } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

interface Found {
  issuedAt: Date;
  sha256: string;
  /** As the report names them, whatever they are called now. */
  evaluator: Signatory;
  replacedAt: Date | null;
}

/** Says nothing of the property or its value: whoever holds the report reads them there. */
export const verifyReportVerb: Verb<typeof verifyReport> = async ({ db }, { params }) => {
  const { code } = params;
  const [found] = await rows<Found>(
    db,
    sql`select v.issued_at as "issuedAt", v.sha256, v.evaluator,
          (select min(later.issued_at) from valuations later
           where later.engagement_id = v.engagement_id and later.id > v.id) as "replacedAt"
        from valuations v
        where v.code = ${code}`,
  );
  if (!found) {
    throw new AppError('not_found', refusalsWords.codeUnknown);
  }
  return success(
    {
      code,
      issuedOn: found.issuedAt.toISOString(),
      evaluator: found.evaluator.name,
      licence: found.evaluator.licence,
      licenceChecked: found.evaluator.licenceChecked,
      sha256: found.sha256,
      replacedOn: found.replacedAt?.toISOString() ?? null,
    },
    doneWords.reportGenuine,
  );
};
