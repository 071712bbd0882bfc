import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { CSV } from '#contract/lib/media-types.ts';
import { rupees } from '#contract/lib/rupees.ts';
import words from '#messages/money/fields/index.ts';

const STAFF = ['admin'] as const;

export const CHECK_KINDS = ['ledger', 'gateway'] as const;

const moneyCheck = z.object({
  id: z.number().int(),
  kind: z.string(),
  at: z.iso.datetime(),
  checked: z.number().int(),
  mended: z.number().int(),
  /** One sentence each. */
  differences: z.array(z.string()),
});
export type MoneyCheck = z.infer<typeof moneyCheck>;

export const listMoneyChecks = endpoint({
  name: 'listMoneyChecks',
  summary: 'What the checks of ledger and gateway found, the latest first',
  method: 'GET',
  path: '/admin/reconciliation',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: ['money-checks'],
  query: z.object({ kind: z.enum(CHECK_KINDS).optional(), ...listQuery }),
  response: listOf(moneyCheck),
  errors: ['invalid'],
});

export const runMoneyChecks = endpoint({
  name: 'runMoneyChecks',
  summary: 'Check the ledger now, or begin to compare the last week with the gateway',
  method: 'POST',
  path: '/admin/reconciliation/run',
  access: STAFF,
  reach: 'any-object',
  changes: ['money-checks', 'audit'],
  limit: { calls: 20, seconds: 600 },
  body: z.object({ kind: z.enum(CHECK_KINDS) }),
  /** Null while the gateway is still being asked. */
  response: envelope(z.object({ differences: z.number().int().nullable() })),
  errors: ['invalid', 'rate_limited'],
});

export const ACCOUNT_KINDS = ['asset', 'liability', 'income', 'expense'] as const;

/** In the account’s natural sign: what we have, owe, earned or spent. */
const balance = {
  account: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  balance: rupees,
  /** The same in a trial balance’s two columns. */
  debit: rupees,
  credit: rupees,
};

const accountGroup = z.object({
  ...balance,
  /** How many accounts are summed up here, one for each deal or person. */
  accounts: z.number().int(),
});
export type AccountGroup = z.infer<typeof accountGroup>;

export const getTrialBalance = endpoint({
  name: 'getTrialBalance',
  summary: 'What stands on the accounts, those of single deals and people summed up',
  method: 'GET',
  path: '/admin/trialbalance',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: ['ledger'],
  response: envelope(
    z.object({
      at: z.iso.datetime(),
      groups: z.array(accountGroup),
      /** Equal, or something is wrong. */
      debit: rupees,
      credit: rupees,
    }),
  ),
  errors: [],
});

const accountRow = z.object(balance);
export type AccountRow = z.infer<typeof accountRow>;

export const listAccounts = endpoint({
  name: 'listAccounts',
  summary: 'The accounts of a group, those with the most on them first',
  method: 'GET',
  path: '/admin/trialbalance/accounts',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: ['ledger'],
  query: z.object({
    group: z
      .string()
      .max(...upTo(80, () => words.noGroup))
      .regex(/^[\w:-]{1,80}$/, { error: () => words.noGroup }),
    ...listQuery,
  }),
  response: listOf(accountRow),
  errors: ['invalid'],
});

export const getTrialBalanceCsv = endpoint({
  name: 'getTrialBalanceCsv',
  summary: 'Every account with what stands on it, for a spreadsheet',
  method: 'GET',
  path: '/admin/trialbalance/csv',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: [],
  limit: { calls: 30, seconds: 600 },
  response: download(CSV),
  errors: ['rate_limited'],
});
