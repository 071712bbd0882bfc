import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, chosenId, envelope } from '#contract/lib/envelope.ts';
import { oneTimeCode } from '#contract/lib/fields.ts';
import { exactRupees } from '#contract/lib/rupees.ts';
import { openText, reason } from '#contract/people/open-text.ts';
import { INSTALMENT_STATES, MAX_INSTALMENTS } from '#domain/money/instalment.ts';
import { RELEASE_STATES } from '#domain/money/release.ts';
import words from '#messages/money/fields/index.ts';

const released = envelope(z.object({ releaseId: z.number().int(), state: z.enum(RELEASE_STATES) }));

const MAX_RUPEES = 100_000_000_000;

const amount = exactRupees(1, { tooLittle: () => words.oneRupee, most: MAX_RUPEES });

const part = z.object({
  label: openText(60).min(3, { error: () => words.whatItIsFor }),
  dueOn: z.iso.date({ error: () => words.dayDue }),
  amount,
});

export const proposePlan = endpoint({
  name: 'proposePlan',
  summary: 'Propose the instalments of a booking of an own listing, in place of those before',
  method: 'POST',
  path: '/propertypayment/plan/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'bookings'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  body: z.object({
    instalments: z
      .array(part)
      .min(1, { error: () => words.oneInstalment })
      .max(MAX_INSTALMENTS, {
        error: () => words.mostInstalments({ most: MAX_INSTALMENTS }),
      }),
  }),
  response: envelope(z.object({ bookingId: z.number().int() })),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const waiveInstalment = endpoint({
  name: 'waiveInstalment',
  summary: 'Ask for an instalment of an own listing’s booking no more',
  method: 'POST',
  path: '/propertypayment/waive/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'bookings'],
  params: byId,
  response: envelope(
    z.object({ instalmentId: z.number().int(), state: z.enum(INSTALMENT_STATES) }),
  ),
  errors: ['not_found', 'conflict'],
});

export const askRelease = endpoint({
  name: 'askRelease',
  summary:
    'Ask that money of a booking {id} leaves escrow to the caller; the other side’s code lets it',
  method: 'POST',
  path: '/propertypayment/askrelease/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'bookings', 'engagements'],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({
    amount,
    bankAccountId: chosenId('bankAccount'),
    note: openText(300).optional(),
  }),
  response: released,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const claimForfeit = endpoint({
  name: 'claimForfeit',
  summary: 'Have the forfeited part of a token amount sent to a bank account of the owner’s',
  method: 'POST',
  path: '/propertypayment/forfeit/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'notifications', 'bookings'],
  params: byId,
  body: z.object({ bankAccountId: chosenId('bankAccount') }),
  response: released,
  errors: ['not_found', 'conflict', 'invalid'],
});

/** A GET by the specification: it changes nothing but sends a code, one in its resend window. */
export const sendReleaseCode = endpoint({
  name: 'sendReleaseCode',
  summary: 'Send the caller the code that lets a request {id} go, by SMS and e-mail',
  method: 'GET',
  path: '/propertypayment/sendotp/{id}',
  access: 'member',
  reach: 'own-object',
  acts: true,
  tags: [],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  response: envelope(
    z.object({
      /** Where it went, masked. */
      sentTo: z.array(z.string()),
      expiresAt: z.iso.datetime(),
      /** From when on another is sent. */
      resendAt: z.iso.datetime(),
    }),
  ),
  errors: ['not_found', 'conflict', 'rate_limited'],
});

export const approveRelease = endpoint({
  name: 'approveRelease',
  summary: 'Let a request go, with the caller’s code',
  method: 'POST',
  path: '/propertypayment/release/{id}/approve',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'bookings', 'engagements', 'professionals', 'reviews'],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({ code: oneTimeCode }),
  response: released,
  errors: ['not_found', 'conflict', 'invalid', 'wrong_credentials', 'rate_limited'],
});

export const refuseRelease = endpoint({
  name: 'refuseRelease',
  summary: 'Refuse a request, with a reason for who asked',
  method: 'POST',
  path: '/propertypayment/release/{id}/refuse',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'bookings', 'engagements'],
  params: byId,
  body: z.object({ reason }),
  response: released,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const disputeRelease = endpoint({
  name: 'disputeRelease',
  summary: 'Ask staff to decide about an own request of a deal that the other side has refused',
  method: 'POST',
  path: '/propertypayment/release/{id}/dispute',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'bookings', 'engagements'],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({ reason }),
  response: released,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const cancelRelease = endpoint({
  name: 'cancelRelease',
  summary: 'Take back an own request that nobody has decided',
  method: 'POST',
  path: '/propertypayment/release/{id}/cancel',
  access: 'member',
  reach: 'own-object',
  changes: ['escrow', 'bookings', 'engagements'],
  params: byId,
  response: released,
  errors: ['not_found', 'conflict'],
});
