import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import words from '#messages/money/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';
import type { GatewayOrder } from '#server/ports/gateway/gateway.ts';

/** Who pays, as the gateway wants to know them. Throws conflict for somebody without a phone. */
export async function customerOf(
  db: Queryable,
  personId: number,
): Promise<GatewayOrder['customer']> {
  const [person] = await db.select().from(people).where(eq(people.id, personId));
  if (!person) throw new AppError('not_found');
  const { email, mobile } = person;
  if (mobile === null) {
    throw new AppError('conflict', words.mobileFirst);
  }
  return { id: `p${personId}`, name: fullNameOf(person), email, phone: mobile };
}
