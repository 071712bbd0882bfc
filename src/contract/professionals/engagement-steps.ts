import { z } from 'zod';
import { type Access, endpoint } from '#contract/lib/endpoint.ts';
import { byId, chosenId, envelope, id } from '#contract/lib/envelope.ts';
import { wholeRupees } from '#contract/lib/rupees.ts';
import { openText, reason } from '#contract/people/open-text.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/fields/index.ts';

const moved = envelope(
  z.object({ engagementId: z.number().int(), state: z.enum(ENGAGEMENT_STATES) }),
);

const MIN_QUOTE = 100;
const MAX_QUOTE = 10_000_000;
const MAX_DAYS = 365;
/** Paid work that ends gives its fee back or on. */
const ENDING = ['engagements', 'escrow', 'orders', 'holds'] as const;
const BRIEF = { least: 20, most: 1_500 };

/** A step one side takes with a piece of work {id}, saying why. */
const stepWithReason = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  access: Access,
  summary: string,
) =>
  endpoint({
    name,
    summary,
    method: 'POST',
    path: `/hire/${path}/{id}`,
    access,
    reach: 'own-object',
    changes: ENDING,
    params: byId,
    body: z.object({ reason }),
    response: moved,
    errors: ['not_found', 'conflict', 'invalid'],
  });

const plainStep = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  access: Access,
  summary: string,
) =>
  endpoint({
    name,
    summary,
    method: 'POST',
    path: `/hire/${path}/{id}`,
    access,
    reach: 'own-object',
    changes: ENDING,
    params: byId,
    response: moved,
    errors: ['not_found', 'conflict'],
  });

export const requestEngagement = endpoint({
  name: 'requestEngagement',
  summary:
    'Ask a professional for work, about a property or booking of the caller’s or about none; a lawyer or evaluator about any home on offer',
  method: 'POST',
  path: '/hire/request',
  access: 'member',
  reach: 'caller',
  changes: ['engagements'],
  limit: { calls: 20, seconds: 3_600 },
  body: z.object({
    professionalId: id,
    brief: openText(BRIEF.most).min(BRIEF.least, {
      error: () => words.brief({ least: BRIEF.least }),
    }),
    listingId: id.optional(),
    bookingId: id.optional(),
  }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const quoteEngagement = endpoint({
  name: 'quoteEngagement',
  summary:
    'Quote a fee for what a client asks for; a lawyer or evaluator uses up a free request or a lead',
  method: 'POST',
  path: '/hire/quote/{id}',
  access: PROFESSIONS,
  reach: 'own-object',
  changes: ['engagements', 'promotions'],
  params: byId,
  body: z.object({
    amount: wholeRupees
      .min(MIN_QUOTE, { error: () => words.quoteRupees({ least: MIN_QUOTE }) })
      .max(MAX_QUOTE, { error: () => usual.tooMuch }),
    workDays: z
      .number({ error: () => words.workDays })
      .int({ error: () => usual.wholeDays })
      .min(1, { error: () => words.oneDay })
      .max(MAX_DAYS, { error: () => words.mostDays({ most: MAX_DAYS }) }),
    note: openText(1_000).min(10, { error: () => words.feeCovers }),
  }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const declineEngagement = stepWithReason(
  'declineEngagement',
  'decline',
  PROFESSIONS,
  'Decline a client’s request, with a reason for them',
);
export const acceptQuote = plainStep(
  'acceptQuote',
  'accept',
  'member',
  'Accept a quote; the fee is due next',
);
export const turnDownQuote = stepWithReason(
  'turnDownQuote',
  'turndown',
  'member',
  'Turn a quote down, with a reason for the professional',
);
export const withdrawEngagement = stepWithReason(
  'withdrawEngagement',
  'withdraw',
  'member',
  'Take back a request, or an accepted quote that is not paid',
);
export const stepBack = stepWithReason(
  'stepBack',
  'stepback',
  PROFESSIONS,
  'Take back a quote that is not paid',
);
export const startWork = plainStep('startWork', 'start', PROFESSIONS, 'Start paid work');
export const giveUpWork = stepWithReason(
  'giveUpWork',
  'giveup',
  PROFESSIONS,
  'Give up paid work: the fee goes back to the client',
);

export const deliverWork = endpoint({
  name: 'deliverWork',
  summary: 'Deliver the work: the fee is asked out of escrow, and the client’s code lets it go',
  method: 'POST',
  path: '/hire/deliver/{id}',
  access: PROFESSIONS,
  reach: 'own-object',
  changes: ['engagements', 'escrow'],
  params: byId,
  body: z.object({
    bankAccountId: chosenId('bankAccount'),
    note: openText(1_000).min(10, { error: () => words.whatWasDone }),
  }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const askFeeAgain = endpoint({
  name: 'askFeeAgain',
  summary: 'Ask for the fee of delivered work again, once the request before has run out',
  method: 'POST',
  path: '/hire/askagain/{id}',
  access: PROFESSIONS,
  reach: 'own-object',
  changes: ['engagements', 'escrow'],
  params: byId,
  body: z.object({ bankAccountId: chosenId('bankAccount') }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const askRework = stepWithReason(
  'askRework',
  'rework',
  'member',
  'Send delivered work back, saying what is missing',
);
export const disputeWork = stepWithReason(
  'disputeWork',
  'dispute',
  'member',
  'Have the platform’s staff decide about paid work; the fee stays in escrow until then',
);
