import { z } from 'zod';
import { exactPlace } from '#contract/homes/exact-place.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, chosenId, envelope, id } from '#contract/lib/envelope.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { rupees, wholeRupees } from '#contract/lib/rupees.ts';
import { pageNumber, timedList } from '#contract/lib/timed-list.ts';
import { openText } from '#contract/people/open-text.ts';
import { answersFit, SITE_ANSWERS, SITE_POINT_NAMES } from '#domain/deals/site-visit.ts';
import {
  FURNISHING,
  LISTED_IN,
  LISTING_STATUSES,
  PROPERTY_AGES,
  SUBCATEGORIES,
} from '#domain/homes/listing.ts';
import { MAX_OWN_COMPARABLES } from '#domain/professionals/own-comparable.ts';
import { COMPARABLE_METRES, MAX_COMPARABLES } from '#domain/professionals/valuation.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/valuation-fields/index.ts';
import { engagementRow } from './engagements.ts';
import { issued, valuationReport } from './valuation-reports.ts';
import { visitPhoto } from './visit-photos.ts';
import { workFilter } from './work-list.ts';

const EVALUATOR = ['evaluator'] as const;
const instant = z.iso.datetime();

/** Where work stands, as the list is sorted by. */
export const LEAD_STAGES = ['asked', 'offered', 'work', 'delivered', 'over'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

const evaluatorLead = engagementRow.extend({
  stage: z.enum(LEAD_STAGES),
  /** Down to the locality; null where the work is about no property here. */
  address: z.string().nullable(),
  visitedOn: z.iso.date().nullable(),
  report: issued.nullable(),
});
export type EvaluatorLead = z.infer<typeof evaluatorLead>;

export const evaluatorLeads = endpoint({
  name: 'evaluatorLeads',
  summary: 'Work a property evaluator was asked for, what is under way first',
  method: 'GET',
  path: '/propertyevaluator/getleadlist/{id}',
  access: EVALUATOR,
  reach: 'caller-by-id',
  tags: ['engagements', 'valuations'],
  params: byId,
  query: z.object({ page: pageNumber, stage: z.enum(LEAD_STAGES).optional(), ...workFilter }),
  response: timedList(evaluatorLead),
  errors: ['not_found'],
});

const checklist = z
  .partialRecord(z.enum(SITE_POINT_NAMES), z.enum(SITE_ANSWERS).optional())
  .refine(answersFit, { error: () => words.answersFit });

const area = z
  .number({ error: () => words.area })
  .int({ error: () => words.wholeArea })
  .min(50, { error: () => words.smallestArea })
  .max(10_000_000, { error: () => words.tooLarge });

const siteVisit = z.object({
  visitedOn: z.iso.date({ error: () => words.visitDay }),
  areaSqft: area,
  checklist,
  note: openText(2_000),
});
export type SiteVisitForm = z.infer<typeof siteVisit>;

const figures = z.object({ low: wholeRupees, likely: wholeRupees, high: wholeRupees });

const comparable = z.object({
  id: z.number().int(),
  title: z.string(),
  locality: z.string(),
  price: rupees,
  areaSqft: z.number().int(),
  bedrooms: z.number().int().nullable(),
  age: z.enum(PROPERTY_AGES).nullable(),
  floor: z.number().int().nullable(),
  furnishing: z.enum(FURNISHING).nullable(),
  metres: z.number().int(),
  closed: z.boolean(),
  months: z.number().int(),
});
export type WireComparable = z.infer<typeof comparable>;

const property = z.object({
  listingId: z.number().int(),
  title: z.string(),
  address: z.string(),
  subcategory: z.enum(SUBCATEGORIES),
  listedIn: z.enum(LISTED_IN),
  status: z.enum(LISTING_STATUSES),
  price: rupees,
  areaSqft: z.number().int().nullable(),
  areaKind: z.enum(['carpet', 'built-up', 'plot']).nullable(),
  bedrooms: z.number().int().nullable(),
  age: z.enum(PROPERTY_AGES).nullable(),
  floor: z.number().int().nullable(),
  floors: z.number().int().nullable(),
  furnishing: z.enum(FURNISHING).nullable(),
  /** To the door: once the fee is paid, where the client may know it themselves. */
  place: exactPlace.nullable(),
});
export type EvaluatedProperty = z.infer<typeof property>;

const detail = z.object({
  engagementId: z.number().int(),
  state: engagementRow.shape.state,
  client: z.string(),
  property: property.nullable(),
  visit: siteVisit.extend({ updatedAt: instant }).nullable(),
  /** Of the visit, as the report will show them. */
  photos: z.array(visitPhoto),
  /** Homes like it near by, the nearest first; while it is worked on. */
  candidates: z.array(comparable),
  /** The latest. */
  report: valuationReport.nullable(),
});
export type EvaluatorLeadDetail = z.infer<typeof detail>;

export const evaluatorLeadDetails = endpoint({
  name: 'evaluatorLeadDetails',
  summary:
    'A piece of a property evaluator’s work: the property, the visit, comparables, the report',
  method: 'GET',
  path: '/propertyevaluator/getleaddetails/{id}',
  access: EVALUATOR,
  reach: 'own-object',
  tags: ['engagements', 'valuations'],
  params: byId,
  response: envelope(detail),
  errors: ['not_found'],
});

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
