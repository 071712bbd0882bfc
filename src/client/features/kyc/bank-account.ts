import type { findUserBankDetails } from '#contract/bank-accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

/** An account as its owner sees it, the number masked. */
export type BankAccount = ResponseOf<typeof findUserBankDetails>['data'][number];
