import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { findUserBankDetails } from '#contract/people/bank-accounts.ts';

/** An account as its owner sees it, the number masked. */
export type BankAccount = ResponseOf<typeof findUserBankDetails>['data'][number];
