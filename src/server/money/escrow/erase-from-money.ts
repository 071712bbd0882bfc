import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { billingProfiles, type Person } from '#server/db/schema/index.ts';

/**
 * Orders, releases, payouts and the ledger stay, and say of the person no more than a number. Invoices
 * stay as they were issued, which the law asks for (db/migrations/0002_triggers.sql: append-only).
 */
export async function eraseFromMoney(
  { now }: Context,
  tx: Transaction,
  { id: personId }: Pick<Person, 'id'>,
): Promise<string[]> {
  await tx.delete(billingProfiles).where(eq(billingProfiles.personId, personId));
  await tx.execute(sql`
    update orders set billing = billing || '{"name": "Deleted person", "address": "", "gstin": null}'
    where person_id = ${personId} and billing <> '{}'`);
  await tx.execute(sql`
    delete from bank_accounts b where person_id = ${personId}
      and not exists (select from releases r where r.bank_account_id = b.id)
      and not exists (select from payouts p where p.bank_account_id = b.id)`);
  await tx.execute(sql`
    update bank_accounts set holder = 'Deleted person', name_at_bank = 'Deleted person',
      number_sealed = '', number_hash = '', last_four = '', ifsc = '',
      removed_at = coalesce(removed_at, ${now()})
    where person_id = ${personId}`);
  return [];
}
