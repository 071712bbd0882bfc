import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Webhook } from '#contract/people/webhooks.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type WebhookRow, webhooks } from '#server/db/schema/index.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { personOf } from '#server/session/person.ts';

const own = (context: Context, id: number) =>
  and(eq(webhooks.id, id), eq(webhooks.personId, personOf(context).id));

/** One of the caller's. Anybody else's answers not_found. */
export async function findOwnWebhook(
  context: Context,
  db: Queryable,
  id: number,
): Promise<WebhookRow> {
  const [found] = await db.select().from(webhooks).where(own(context, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOwnWebhook(
  context: Context,
  tx: Transaction,
  id: number,
): Promise<WebhookRow> {
  const [found] = await tx.select().from(webhooks).where(own(context, id)).for('update');
  if (!found) throw new AppError('not_found');
  return found;
}

/** Throws invalid for an address that would never be called. */
export function requireCallable({ ports }: Context, url: string): void {
  const refused = ports.web.whyNot(url);
  if (refused) throw fieldError('url', refused);
}

/** Throws conflict for one that is off: nothing would be sent. */
export function requireOn({ offSince }: WebhookRow): void {
  if (offSince) throw new AppError('conflict', words.webhookOff);
}

/** A webhook as its owner sees it: never its secret. */
export const presentWebhook = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  types: row.types,
  enabled: row.offSince === null,
  offWhy: row.offWhy,
  failingSince: row.failingSince?.toISOString() ?? null,
  oldSecretUntil:
    row.oldSecretUntil && row.oldSecretUntil > now ? row.oldSecretUntil.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
});
