import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, chosenId, envelope, id } from '#contract/lib/envelope.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { wholeRupees } from '#contract/lib/rupees.ts';
import { openText } from '#contract/people/open-text.ts';
import { answersFit, SITE_ANSWERS, SITE_POINT_NAMES } from '#domain/deals/site-visit.ts';
import { MAX_OWN_COMPARABLES } from '#domain/professionals/own-comparable.ts';
import { COMPARABLE_METRES, MAX_COMPARABLES } from '#domain/professionals/valuation.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/valuation-fields/index.ts';
import { issued } from './valuation-reports.ts';

const EVALUATOR = ['evaluator'] as const;
const instant = z.iso.datetime();

const checklist = z
  .partialRecord(z.enum(SITE_POINT_NAMES), z.enum(SITE_ANSWERS).optional())
  .refine(answersFit, { error: () => words.answersFit });

const area = z
  .number({ error: () => words.area })
  .int({ error: () => words.wholeArea })
  .min(50, { error: () => words.smallestArea })
  .max(10_000_000, { error: () => words.tooLarge });

export const siteVisit = z.object({
  visitedOn: z.iso.date({ error: () => words.visitDay }),
  areaSqft: area,
  checklist,
  note: openText(2_000),
});
export type SiteVisitForm = z.infer<typeof siteVisit>;

const figures = z.object({ low: wholeRupees, likely: wholeRupees, high: wholeRupees });

export const saveSiteVisit = endpoint({
  name: 'saveSiteVisit',
  summary: 'Note down the visit to a property: the day, the measured area, the checklist',
  method: 'PUT',
  path: '/propertyevaluator/visit/{id}',
  access: EVALUATOR,
  reach: 'own-object',
  changes: ['valuations'],
  params: byId,
  body: siteVisit,
  response: envelope(z.object({ updatedAt: instant })),
  errors: ['not_found', 'conflict', 'invalid'],
});

const day = z.iso.date({ error: () => usual.chooseDay });

export const ownComparable = z.object({
  description: openText(120).min(5, { error: () => words.comparable }),
  source: openText(200).min(5, { error: () => words.knownFrom }),
  areaSqft: area,
  price: wholeRupees,
  metres: z
    .number({ error: () => words.distance })
    .int({ error: () => words.wholeMetres })
    .min(0, { error: () => words.distance })
    .max(COMPARABLE_METRES, { error: () => words.mostMetres({ most: COMPARABLE_METRES }) }),
  on: day,
});

const reckoner = z.object({
  ratePerSqm: wholeRupees,
  source: openText(200).min(5, { error: () => words.lookedUp }),
  asOf: day,
});

/** What a report is drawn up from. */
const reportBasis = {
  /** Comparables that count. */
  chosen: z.array(id).max(MAX_COMPARABLES),
  /** From elsewhere; all of them count. */
  ownComparables: z.array(ownComparable).max(MAX_OWN_COMPARABLES).default([]),
  /** The state's ready-reckoner rate; it is shown beside the value and reckons nothing. */
  reckoner: reckoner.optional(),
  /** What was reckoned from them when the evaluator looked; null where they were too few. */
  seen: figures.nullable(),
  /** The evaluator's own, in place of what was reckoned. */
  own: figures
    .refine(({ low, likely, high }) => low <= likely && likely <= high, {
      error: () => words.rising,
      path: ['likely'],
    })
    .optional(),
  remarks: openText(2_000).min(20, { error: () => words.restOn }),
};

const hasFigures = ({ own, seen }: { own?: unknown; seen: unknown }) =>
  own !== undefined || seen !== null;
const NO_FIGURES = {
  error: () => words.fewComparables,
  path: ['own'],
};

export const previewReport = endpoint({
  name: 'previewReport',
  summary: 'The valuation report as it would be issued now, marked as a draft, without a code',
  method: 'POST',
  path: '/propertyevaluator/preview/{id}',
  access: EVALUATOR,
  reach: 'own-object',
  changes: [],
  repeats: 'freely',
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  body: z.object(reportBasis).refine(hasFigures, NO_FIGURES),
  response: download(PDF),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const issueReport = endpoint({
  name: 'issueReport',
  summary: 'Issue the valuation report as a PDF with its code, and deliver it to the client',
  method: 'POST',
  path: '/propertyevaluator/issue/{id}',
  access: EVALUATOR,
  reach: 'own-object',
  changes: ['valuations', 'engagements', 'escrow'],
  limit: { calls: 20, seconds: 3_600 },
  params: byId,
  body: z
    .object({
      ...reportBasis,
      bankAccountId: chosenId('bankAccount'),
    })
    .refine(hasFigures, NO_FIGURES),
  response: envelope(issued.extend({ sha256: z.string() })),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});
