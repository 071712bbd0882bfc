import type { BodyOf } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { WireComparable } from '#contract/professionals/evaluators.ts';
import type { previewReport } from '#contract/professionals/valuation-steps.ts';
import { openPoints, SITE_POINTS } from '#domain/deals/site-visit.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import {
  asComparable,
  monthsSince,
  type OwnComparable,
} from '#domain/professionals/own-comparable.ts';
import {
  adjustAll,
  COMPARABLE_MONTHS,
  type Figures,
  valuate,
} from '#domain/professionals/valuation.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Engagement, SiteVisit } from '#server/db/schema/index.ts';
import { fullNames } from '#server/professionals/engagements/index.ts';
import { findProperty } from './find-property.ts';
import { candidatesFor, findVisit, subjectOf } from './find-work.ts';
import type { ReportFacts } from './report-facts.ts';
import { readVisitPhotos } from './visit-photos.ts';

type Preview = BodyOf<typeof previewReport>;

const refuse = (message: string): never => {
  throw new AppError('conflict', message);
};

async function requireVisit({ db }: Context, engagementId: number): Promise<SiteVisit> {
  const visit = await findVisit(db, engagementId);
  if (!visit) return refuse(words.noteVisitFirst);
  const open = openPoints(visit.checklist).map((name) => SITE_POINTS[name].label);
  if (open.length > 0) refuse(words.checklistLacks({ open: open.join(', ') }));
  return visit;
}

function pick(candidates: readonly WireComparable[], chosen: readonly number[]): WireComparable[] {
  const found = candidates.filter(({ id }) => chosen.includes(id));
  if (found.length < new Set(chosen).size) {
    refuse(words.comparableLeft);
  }
  return found;
}

const isSame = (a: Figures | null, b: Figures | null) =>
  a === b || (a?.low === b?.low && a?.likely === b?.likely && a?.high === b?.high);

/** Those from elsewhere as the market's own are shown; nothing else is known of them. */
const asWire = (own: OwnComparable, index: number, now: Date): WireComparable => ({
  ...asComparable(own, index, now),
  title: own.description,
  locality: '',
  bedrooms: null,
});

/** Of a later day, or too long ago to say anything of today. */
function requireRecent(own: readonly OwnComparable[], now: Date): void {
  for (const [i, { on }] of own.entries()) {
    if (on <= puneDate(now) && monthsSince(on, now) <= COMPARABLE_MONTHS) continue;
    const message = words.comparableOfLast({ months: COMPARABLE_MONTHS });
    throw new AppError('invalid', message, [{ path: `ownComparables.${i}.on`, message }]);
  }
}

/** What was reckoned is what the evaluator saw; the figures of the report. */
function figuresOf(reckoned: Figures | null, { seen, own }: Preview): Figures {
  if (!isSame(reckoned, seen)) {
    refuse(words.pricesChanged);
  }
  return own ?? reckoned ?? refuse(words.tooFewComparables);
}

/**
 * Puts together what a report says, from the market as it is now. Throws conflict where the visit is
 * not complete, or the figures are no longer those that the evaluator saw.
 */
export async function drawUp(
  context: Context,
  engagement: Engagement,
  preview: Preview,
): Promise<{ facts: ReportFacts; visit: SiteVisit }> {
  const { db, now } = context;
  const { chosen, ownComparables, remarks, own, reckoner = null } = preview;
  requireRecent(ownComparables, now());
  const property = await findProperty(db, engagement, now());
  if (!property) return refuse(words.nothingToValue);
  const visit = await requireVisit(context, engagement.id);
  const { areaSqft } = visit;
  const used = [
    ...pick(await candidatesFor(db, engagement, property, areaSqft, now()), chosen),
    ...ownComparables.map((one, i) => asWire(one, i, now())),
  ];
  const subject = subjectOf(property, areaSqft);
  const valuation = valuate(subject, used);
  const reckoned = valuation && {
    low: valuation.low,
    likely: valuation.likely,
    high: valuation.high,
  };
  const figures = figuresOf(reckoned, preview);
  const names = await fullNames(db, engagement, now());
  // Each comes with words, which the report repeats to its client.
  const adjustments = inLanguage(names.language, () => adjustAll(subject, used));
  const adjusted = new Map(adjustments.map((one) => [one.id, one]));
  return {
    visit,
    facts: {
      issued: null,
      property,
      ...names,
      visitedOn: visit.visitedOn,
      areaSqft,
      checklist: visit.checklist,
      note: visit.note,
      photos: await readVisitPhotos(context, engagement.id),
      reckoner,
      comparables: used.flatMap((one) => {
        const reckoning = adjusted.get(one.id);
        const source = ownComparables[-1 - one.id]?.source;
        return reckoning ? [{ ...one, ...reckoning, ...(source && { source }) }] : [];
      }),
      reckoned,
      figures,
      isOwn: own !== undefined,
      remarks,
      issuedAt: now(),
    },
  };
}
