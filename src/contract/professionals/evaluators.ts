import { z } from 'zod';
import { exactPlace } from '#contract/homes/exact-place.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber, timedList } from '#contract/lib/timed-list.ts';
import {
  FURNISHING,
  LISTED_IN,
  LISTING_STATUSES,
  PROPERTY_AGES,
  SUBCATEGORIES,
} from '#domain/homes/listing.ts';
import { engagementRow } from './engagements.ts';
import { issued, valuationReport } from './valuation-reports.ts';
import { siteVisit } from './valuation-steps.ts';
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
