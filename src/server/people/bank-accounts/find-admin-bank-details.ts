import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { findAdminBankDetails } from '#contract/people/bank-accounts.ts';
import { maskAccount } from '#domain/people/bank-account.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** Invented: no bank has this code. */
const SANDBOX = {
  holder: 'Propertysearch Sandbox',
  account: maskAccount('1234'),
  ifsc: 'SBOX0000001',
};

/** Whether the caller has something to pay just now. */
async function isPaying(context: Context): Promise<boolean> {
  const open = await rows(
    context.db,
    sql`select from orders where person_id = ${personOf(context).id}
        and state in ('created', 'open') and expires_at > ${context.now()} limit 1`,
  );
  return open.length > 0;
}

/** Who has an order open needs the whole number; nobody else does. */
export const findAdminBankDetailsVerb: Verb<typeof findAdminBankDetails> = async (context) => {
  const {
    PLATFORM_ACCOUNT_HOLDER: holder,
    PLATFORM_ACCOUNT_NUMBER: number,
    PLATFORM_ACCOUNT_IFSC: ifsc,
  } = context.env;
  if (!holder || !number || !ifsc) return success({ id: 1, ...SANDBOX, sandbox: true });
  const account = (await isPaying(context)) ? number : maskAccount(number.slice(-4));
  return success({ id: 1, holder, account, ifsc, sandbox: false });
};
