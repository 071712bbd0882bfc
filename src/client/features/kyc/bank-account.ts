import type { ResponseOf } from '#contract/endpoint.ts';
import type { findUserBankDetails } from '#contract/profile.ts';

/** An account as its owner sees it, the number masked. */
export type BankAccount = ResponseOf<typeof findUserBankDetails>['data'][number];
