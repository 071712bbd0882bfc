import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { reason } from './open-text.ts';

const STAFF = ['admin'] as const;
const nothing = envelope(z.null());

const waitingAccount = z.object({
  id: z.number().int(),
  person: z.object({ id: z.number().int(), name: z.string() }),
  /** As the person typed it. */
  holder: z.string(),
  nameAtBank: z.string(),
  /** Never more of the number than its last four digits. */
  lastFour: z.string(),
  ifsc: z.string(),
  addedAt: z.iso.datetime(),
});
export type WaitingAccount = z.infer<typeof waitingAccount>;

export const listWaitingAccounts = endpoint({
  name: 'listWaitingAccounts',
  summary: 'Bank accounts whose name at the bank is near the person’s and no more, oldest first',
  method: 'GET',
  path: '/admin/bankaccounts',
  access: STAFF,
  reach: 'any-object',
  tags: ['bank-accounts'],
  query: z.object({ ...listQuery }),
  response: listOf(waitingAccount),
  errors: ['invalid'],
});

export const decideBankAccount = endpoint({
  name: 'decideBankAccount',
  summary: 'Say that a bank account is its person’s, or that it is not: then it is removed',
  method: 'POST',
  path: '/admin/bankaccounts/{bankId}/decide',
  access: STAFF,
  reach: 'any-object',
  changes: ['bank-accounts', 'payouts', 'escrow', 'audit', 'notifications'],
  params: z.object({ bankId: id }),
  body: z.object({ decision: z.enum(['allow', 'refuse']), reason }),
  response: nothing,
  errors: ['not_found', 'conflict', 'invalid'],
});
