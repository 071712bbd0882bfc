import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { getBilling, saveBilling, WireBilling } from '#contract/money/prices.ts';
import words from '#messages/money/done/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { billingProfiles } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { billingOf } from './billing.ts';

/** The billing details as a form shows them: what stands in, until some are saved. */
export async function readBilling(db: Queryable, personId: number): Promise<WireBilling> {
  const [saved] = await db
    .select()
    .from(billingProfiles)
    .where(eq(billingProfiles.personId, personId));
  if (!saved) return { ...(await billingOf(db, personId)), pincode: '', saved: false };
  const { name, address, pincode, state, gstin } = saved;
  return { name, address, pincode, state, gstin, saved: true };
}

export const getBillingVerb: Verb<typeof getBilling> = async (context) =>
  success(await readBilling(context.db, personOf(context).id));

export const saveBillingVerb: Verb<typeof saveBilling> = async (context, { body }) => {
  const { id: personId } = personOf(context);
  const set = { ...body, updatedAt: context.now() };
  await context.db
    .insert(billingProfiles)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: billingProfiles.personId, set });
  return success({ ...body, saved: true }, words.billingSaved);
};
