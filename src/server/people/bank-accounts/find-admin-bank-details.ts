import { success } from '#contract/lib/envelope.ts';
import type { findAdminBankDetails } from '#contract/people/bank-accounts.ts';
import { maskAccount } from '#domain/people/bank-account.ts';
import type { Verb } from '#server/http/execute.ts';

/** Invented: no bank has this code. */
const SANDBOX = {
  holder: 'Propertysearch Sandbox',
  account: maskAccount('1234'),
  ifsc: 'SBOX0000001',
};

export const findAdminBankDetailsVerb: Verb<typeof findAdminBankDetails> = async ({ env }) => {
  const {
    PLATFORM_ACCOUNT_HOLDER: holder,
    PLATFORM_ACCOUNT_NUMBER: number,
    PLATFORM_ACCOUNT_IFSC: ifsc,
  } = env;
  if (!holder || !number || !ifsc) return success({ id: 1, ...SANDBOX, sandbox: true });
  return success({ id: 1, holder, account: maskAccount(number.slice(-4)), ifsc, sandbox: false });
};
