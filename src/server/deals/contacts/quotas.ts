import { and, asc, count, eq, gt } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { CONTACTS_A_DAY, CONTACTS_WAITING } from '#domain/deals/contact-request.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/deals/contacts/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { contactRequests } from '#server/db/schema/index.ts';
import { contactAllowances } from '#server/deals/hooks.ts';

const { buyerId, createdAt, expiresAt, id, state } = contactRequests;

/** Withdrawn ones count too: whoever harvests numbers withdraws what brings none. */
async function checkDay(
  context: Context,
  tx: Transaction,
  buyer: number,
  listing: number,
): Promise<void> {
  const { now } = context;
  const dayAgo = daysBefore(now(), 1);
  const sent = await tx
    .select({ createdAt })
    .from(contactRequests)
    .where(and(eq(buyerId, buyer), gt(createdAt, dayAgo)))
    .orderBy(asc(id));
  const oldest = sent.at(-CONTACTS_A_DAY);
  if (!oldest) return;
  const allowed = await contactAllowances.run(context, tx, { buyerId: buyer, listingId: listing });
  if (allowed.includes(true)) return;
  const error = new AppError(
    'rate_limited',
    words.mostContactsADay({ contactsADay: CONTACTS_A_DAY }),
  );
  const freeAt = oldest.createdAt.getTime() + DAY_MS;
  error.retryAfterSeconds = Math.max(1, Math.ceil((freeAt - now().getTime()) / 1_000));
  throw error;
}

async function checkWaiting({ now }: Context, tx: Transaction, buyer: number): Promise<void> {
  const [waiting] = await tx
    .select({ n: count() })
    .from(contactRequests)
    .where(and(eq(buyerId, buyer), eq(state, 'requested'), gt(expiresAt, now())));
  if ((waiting?.n ?? 0) < CONTACTS_WAITING) return;
  throw new AppError('conflict', words.mostContactsWaiting({ contactsWaiting: CONTACTS_WAITING }));
}

/** Against harvesting of numbers. The buyer's row is locked, so that many at once count right. */
export async function checkQuotas(
  context: Context,
  tx: Transaction,
  buyer: number,
  listing: number,
): Promise<void> {
  await checkDay(context, tx, buyer, listing);
  await checkWaiting(context, tx, buyer);
}
