import type { BodyOf } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { issueReport, WireComparable } from '#contract/professionals/evaluators.ts';
import { openPoints, SITE_POINTS } from '#domain/deals/site-visit.ts';
import { adjustAll, type Figures, valuate } from '#domain/professionals/valuation.ts';
import type { Context } from '#server/core/context.ts';
import type { Engagement, SiteVisit } from '#server/db/schema/index.ts';
import { fullNames } from '#server/professionals/engagements/index.ts';
import { findProperty } from './find-property.ts';
import { candidatesFor, findVisit, subjectOf } from './find-work.ts';
import { newReportCode } from './new-code.ts';
import type { ReportFacts } from './report-facts.ts';

type Wish = BodyOf<typeof issueReport>;

const refuse = (message: string): never => {
  throw new AppError('conflict', message);
};

async function requireVisit({ db }: Context, engagementId: number): Promise<SiteVisit> {
  const visit = await findVisit(db, engagementId);
  if (!visit) return refuse('Note down your visit to the property first.');
  const open = openPoints(visit.checklist).map((name) => SITE_POINTS[name].label);
  if (open.length > 0) refuse(`The checklist still lacks: ${open.join(', ')}.`);
  return visit;
}

function pick(candidates: readonly WireComparable[], chosen: readonly number[]): WireComparable[] {
  const found = candidates.filter(({ id }) => chosen.includes(id));
  if (found.length < new Set(chosen).size) {
    refuse('A comparable has left the market since you looked. Choose again.');
  }
  return found;
}

const isSame = (a: Figures | null, b: Figures | null) =>
  a === b || (a?.low === b?.low && a?.likely === b?.likely && a?.high === b?.high);

/**
 * Puts together what a report says, from the market as it is now. Throws conflict where the visit is
 * not complete, or the figures are no longer those that the evaluator saw.
 */
export async function drawUp(
  context: Context,
  engagement: Engagement,
  { chosen, seen, own, remarks }: Wish,
): Promise<{ facts: ReportFacts; visit: SiteVisit }> {
  const { db, env, now } = context;
  const property = await findProperty(db, engagement, now());
  if (!property)
    return refuse('This work is about no property here, so there is nothing to value.');
  const visit = await requireVisit(context, engagement.id);
  const { areaSqft } = visit;
  const used = pick(await candidatesFor(db, engagement, property, areaSqft, now()), chosen);
  const subject = subjectOf(property, areaSqft);
  const valuation = valuate(subject, used);
  const reckoned = valuation && {
    low: valuation.low,
    likely: valuation.likely,
    high: valuation.high,
  };
  if (!isSame(reckoned, seen)) {
    refuse('Prices have changed since you looked. Look at the new figures, then issue the report.');
  }
  const figures = own ?? reckoned;
  if (!figures) return refuse('Too few comparables to reckon from: give your own figures.');
  const adjusted = new Map(adjustAll(subject, used).map((one) => [one.id, one]));
  const code = newReportCode();
  return {
    visit,
    facts: {
      code,
      verifyUrl: `${env.SITE_URL}/verify?code=${code}`,
      property,
      ...(await fullNames(db, engagement, now())),
      visitedOn: visit.visitedOn,
      areaSqft,
      checklist: visit.checklist,
      note: visit.note,
      comparables: used.flatMap((one) => {
        const reckoning = adjusted.get(one.id);
        return reckoning ? { ...one, ...reckoning } : [];
      }),
      reckoned,
      figures,
      isOwn: own !== undefined,
      remarks,
      issuedAt: now(),
    },
  };
}
