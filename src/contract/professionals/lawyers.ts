import { z } from 'zod';
import { exactPlace } from '#contract/homes/exact-place.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber, timedList } from '#contract/lib/timed-list.ts';
import { openText } from '#contract/people/open-text.ts';
import { AGREEMENT_STATES } from '#domain/professionals/agreement.ts';
import { CHECK_RESULTS, NOTE_WANTED, TITLE_ITEMS } from '#domain/professionals/title-check.ts';
import words from '#messages/professionals/agreement-fields/index.ts';
import { engagementRow } from './engagements.ts';
import { shownAgreement } from './shown-agreement.ts';
import { workFilter } from './work-list.ts';
import { addedPaper, workPaper } from './work-papers.ts';

const LAWYER = ['lawyer'] as const;
const instant = z.iso.datetime();

/** How far work is, as the list is sorted by. */
export const LAWYER_STAGES = ['requests', 'active', 'done'] as const;
export type LawyerStage = (typeof LAWYER_STAGES)[number];

const progress = z.object({
  fine: z.number().int(),
  problems: z.number().int(),
  notApplicable: z.number().int(),
  total: z.number().int(),
});
export type TitleProgress = z.infer<typeof progress>;

const lawyerLead = engagementRow.extend({
  stage: z.enum(LAWYER_STAGES),
  /** Down to the locality; null where the work is about no property here. */
  address: z.string().nullable(),
  progress,
  papers: z.number().int(),
  /** Of the latest version. */
  agreement: z.enum(AGREEMENT_STATES).nullable(),
});
export type LawyerLead = z.infer<typeof lawyerLead>;

export const lawyerLeads = endpoint({
  name: 'lawyerLeads',
  summary: 'Work a lawyer was asked for, what is under way first',
  method: 'GET',
  path: '/lawyer/leadlist/{id}',
  access: LAWYER,
  reach: 'caller-by-id',
  tags: ['engagements', 'papers', 'agreements'],
  params: byId,
  query: z.object({ page: pageNumber, stage: z.enum(LAWYER_STAGES).optional(), ...workFilter }),
  response: timedList(lawyerLead),
  errors: ['not_found'],
});

const titlePoint = z.object({
  item: z.enum(TITLE_ITEMS),
  label: z.string(),
  result: z.enum(CHECK_RESULTS),
  note: z.string().nullable(),
  at: instant.nullable(),
});
export type TitlePoint = z.infer<typeof titlePoint>;

const agreedRenewal = z.object({
  rent: rupees,
  deposit: rupees,
  startOn: z.iso.date(),
  until: z.iso.date(),
  months: z.number().int(),
});

const lawyerWorkDetail = z.object({
  engagementId: z.number().int(),
  state: engagementRow.shape.state,
  side: engagementRow.shape.side,
  other: z.string(),
  property: z
    .object({
      listingId: z.number().int(),
      title: z.string(),
      /** To the door for who may know it, else down to the locality. */
      address: z.string(),
      project: z.string().nullable(),
      floor: z.number().int().nullable(),
      carpetSqft: z.number().int().nullable(),
      listedIn: z.enum(['sell', 'rent']),
      price: rupees,
      /** To the door, for the lawyer of a client who may know it, once the fee is paid. */
      place: exactPlace.nullable(),
    })
    .nullable(),
  checklist: z.array(titlePoint),
  progress,
  /** Newest first. */
  papers: z.array(workPaper),
  /** The agreed booking an agreement can be drawn up for; its parties as the caller may know them. */
  deal: z
    .object({
      bookingId: z.number().int(),
      seller: z.string(),
      buyer: z.string(),
      price: rupees,
      tokenPaid: rupees,
      /** As agreed in the bid; null where nothing was. */
      possessionOn: z.string().nullable(),
      /** All conditions of the bid, a sentence each. */
      agreed: z.array(z.string()),
      /** What the two have accepted to go on with, while it is to be drawn up. */
      renewal: agreedRenewal.nullable(),
    })
    .nullable(),
  /** Newest first; for the client those that were shared. */
  agreements: z.array(shownAgreement),
});
export type LawyerWorkDetail = z.infer<typeof lawyerWorkDetail>;

export const lawyerLeadDetails = endpoint({
  name: 'lawyerLeadDetails',
  summary: 'A lawyer’s work: title check, papers and agreement, for its two parties',
  method: 'GET',
  path: '/lawyer/getleaddetails/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['engagements', 'papers', 'agreements'],
  params: byId,
  response: envelope(lawyerWorkDetail),
  errors: ['not_found'],
});

export const saveTitlePoint = endpoint({
  name: 'saveTitlePoint',
  summary: 'Note down how a point of the title check stands',
  method: 'POST',
  path: '/lawyer/titlecheck/{id}',
  access: LAWYER,
  reach: 'own-object',
  changes: ['papers'],
  params: byId,
  body: z
    .object({
      item: z.enum(TITLE_ITEMS),
      result: z.enum(CHECK_RESULTS),
      note: openText(1_000).default(''),
    })
    .superRefine(({ result, note }, context) => {
      const message = NOTE_WANTED[result];
      if (!message || note.length >= 10) return;
      context.addIssue({ code: 'custom', path: ['note'], message });
    }),
  response: envelope(progress),
  errors: ['not_found', 'conflict', 'invalid'],
});

export const issueTitleReport = endpoint({
  name: 'issueTitleReport',
  summary: 'Make the title report as PDF from the finished checklist, as its next version',
  method: 'POST',
  path: '/lawyer/titlereport/{id}',
  access: LAWYER,
  reach: 'own-object',
  changes: ['papers', 'engagements', 'escrow'],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({ opinion: openText(3_000).min(20, { error: () => words.opinion }) }),
  response: addedPaper,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});
