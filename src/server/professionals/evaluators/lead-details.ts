import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { evaluatorLeadDetails } from '#contract/professionals/evaluators.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { SiteVisit } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findEngagements, presentEngagement } from '#server/professionals/engagements/index.ts';
import { personOf } from '#server/session/person.ts';
import { findProperty } from './find-property.ts';
import { areaOf, candidatesFor, findReport, findVisit } from './find-work.ts';
import { presentReport } from './get-valuation.ts';
import { isReportOpen } from './open-report.ts';
import { findVisitPhotos } from './visit-photos.ts';

/** Comparables are for whoever is at work. */
const AT_WORK: readonly EngagementState[] = ['paid', 'working'];

const presentVisit = ({ visitedOn, areaSqft, checklist, note, updatedAt }: SiteVisit) => ({
  visitedOn,
  areaSqft,
  checklist,
  note,
  updatedAt: updatedAt.toISOString(),
});

export const evaluatorLeadDetailsVerb: Verb<typeof evaluatorLeadDetails> = async (
  context,
  { params },
) => {
  const { db, now } = context;
  const me = personOf(context).id;
  const [row] = await findEngagements(
    context,
    me,
    sql`g.id = ${params.id} and g.professional_id = ${me}`,
    sql`limit 1`,
  );
  if (!row) throw new AppError('not_found', words.workNotFound);
  const { state, other } = presentEngagement(row, me, now());
  const isOpen = isReportOpen(context, { ...row, side: 'professional' });
  const [property, visit, report, photos] = await Promise.all([
    findProperty(db, { ...row, state }, now()),
    isOpen ? findVisit(db, row.id) : undefined,
    isOpen ? findReport(db, row.id) : undefined,
    isOpen ? findVisitPhotos(db, row.id) : [],
  ]);
  const candidates =
    property && AT_WORK.includes(state)
      ? await candidatesFor(db, row, property, areaOf(property, visit), now())
      : [];
  return success({
    engagementId: row.id,
    state,
    client: other,
    property,
    visit: visit ? presentVisit(visit) : null,
    photos: photos.map(({ id, caption }) => ({ id, caption })),
    candidates,
    report: report ? presentReport(report) : null,
  });
};
