import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { payoutWait } from '#contract/people/payout-wait.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { RELEASE_KINDS } from '#domain/money/release.ts';
import { reason } from './money-admin.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();
const nothing = envelope(z.null());

/** How far payouts are, as staff work through them. */
export const PAYOUT_DESKS = ['waiting', 'failed', 'sending', 'ended'] as const;
export type PayoutDesk = (typeof PAYOUT_DESKS)[number];

/** One of staff; `isCaller` where it is who asks. */
const colleague = z.object({ name: z.string(), isCaller: z.boolean() });

const adminPayout = z.object({
  id: z.number().int(),
  payoutId: z.string(),
  state: z.enum(PAYOUT_STATES),
  amount: rupees,
  payee: z.object({ id: z.number().int(), name: z.string() }),
  kind: z.enum(RELEASE_KINDS),
  /** booking or engagement. */
  subjectKind: z.string(),
  subjectId: z.number().int(),
  /** Never more of the number than its last four digits. */
  account: z.object({ nameAtBank: z.string(), ifsc: z.string(), lastFour: z.string() }),
  /** Sent later, since the account is new or its name waits for staff. */
  wait: payoutWait,
  /** Who agreed first, and who did second. */
  secondedBy: colleague.nullable(),
  approvedBy: colleague.nullable(),
  /** The bank’s words, or why staff stopped it. */
  message: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdminPayout = z.infer<typeof adminPayout>;

export const listAdminPayouts = endpoint({
  name: 'listAdminPayouts',
  summary: 'Payouts, those that wait for somebody the longest first, ended ones the latest first',
  method: 'GET',
  path: '/admin/payouts',
  access: STAFF,
  reach: 'any-object',
  tags: ['payouts'],
  query: z.object({ desk: z.enum(PAYOUT_DESKS).default('waiting'), ...listQuery }),
  response: listOf(adminPayout),
  errors: ['invalid'],
});

const params = z.object({ payoutId: id });

export const secondAdminPayout = endpoint({
  name: 'secondAdminPayout',
  summary: 'Agree to a payout as the first of two',
  method: 'POST',
  path: '/admin/payouts/{payoutId}/second',
  access: STAFF,
  reach: 'any-object',
  changes: ['payouts', 'audit', 'ledger'],
  params,
  response: nothing,
  errors: ['not_found', 'conflict'],
});

export const approveAdminPayout = endpoint({
  name: 'approveAdminPayout',
  summary: 'Agree to a payout as the second of two, who must be another: it is sent',
  method: 'POST',
  path: '/admin/payouts/{payoutId}/approve',
  access: STAFF,
  reach: 'any-object',
  changes: ['payouts', 'audit', 'ledger', 'escrow'],
  params,
  response: nothing,
  errors: ['not_found', 'conflict'],
});

export const rejectAdminPayout = endpoint({
  name: 'rejectAdminPayout',
  summary: 'Stop a payout that was not sent or that failed; its money is held again',
  method: 'POST',
  path: '/admin/payouts/{payoutId}/reject',
  access: STAFF,
  reach: 'any-object',
  changes: ['payouts', 'audit', 'ledger', 'escrow'],
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const retryAdminPayout = endpoint({
  name: 'retryAdminPayout',
  summary: 'Send a payout that failed once more',
  method: 'POST',
  path: '/admin/payouts/{payoutId}/retry',
  access: STAFF,
  reach: 'any-object',
  changes: ['payouts', 'audit', 'ledger'],
  params,
  response: nothing,
  errors: ['not_found', 'conflict'],
});
