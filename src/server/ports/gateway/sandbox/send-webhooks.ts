import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { sandboxWebhooks } from '#server/db/schema/sandbox-gateway.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { findOrder } from './books.ts';
import { signWebhook } from './webhook-signature.ts';

/** Seconds to the next try, try after try; the last goes on. */
const RETRY_SECONDS = [5, 30, 120, 600, 1800] as const;
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 10_000;
const BATCH_SIZE = 20;

/** Delivers a webhook and answers with the status it was met with. */
export type PostWebhook = (
  url: string,
  body: string,
  headers: Record<string, string>,
) => Promise<number>;

const postByHttp: PostWebhook = async (url, body, headers) => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
};

interface Sending {
  now?: Date;
  /** Stands in for HTTP in tests. */
  post?: PostWebhook;
}

/**
 * Sends the sandbox's webhooks that are due; what is not taken comes again later. Returns how many
 * were taken. Each is claimed before it is sent, so several senders do not send it at once.
 */
export async function sendSandboxWebhooks(
  { db, secrets }: { db: Database; secrets: Secrets },
  { now, post = postByHttp }: Sending = {},
): Promise<number> {
  const key = secrets.key('sandbox gateway');
  const claimed = await claimDue(db, now ?? new Date());
  let taken = 0;
  for (const webhook of claimed) {
    const sentAt = now ?? new Date();
    const timestamp = String(sentAt.getTime());
    const { data } = JSON.parse(webhook.body);
    const order = await findOrder(db, (data.order ?? data.refund).order_id);
    const status = await post(order?.notifyUrl ?? '', webhook.body, {
      'content-type': 'application/json',
      'x-webhook-signature': signWebhook(key, timestamp, webhook.body),
      'x-webhook-timestamp': timestamp,
      'x-webhook-version': '2025-01-01',
      'x-webhook-attempt': String(webhook.attempts),
      'x-idempotency-key': createHash('sha256').update(`webhook ${webhook.id}`).digest('base64'),
    }).catch(() => 0);
    if (status < 200 || status > 299) continue;
    taken += 1;
    await db.update(sandboxWebhooks).set({ sentAt }).where(eq(sandboxWebhooks.id, webhook.id));
  }
  return taken;
}

/** Those due, put off to their next try for the case that this one comes to nothing. */
async function claimDue(db: Database, now: Date) {
  const waits = sql.raw(`array[${RETRY_SECONDS.join(', ')}]`);
  const wait = sql`make_interval(secs => (${waits})[least(${sandboxWebhooks.attempts} + 1, ${sql.raw(String(RETRY_SECONDS.length))})])`;
  const due = db
    .select({ id: sandboxWebhooks.id })
    .from(sandboxWebhooks)
    .where(
      and(
        isNull(sandboxWebhooks.sentAt),
        lte(sandboxWebhooks.dueAt, now),
        lt(sandboxWebhooks.attempts, MAX_ATTEMPTS),
      ),
    )
    .orderBy(sandboxWebhooks.dueAt, sandboxWebhooks.id)
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(sandboxWebhooks)
    .set({
      attempts: sql`${sandboxWebhooks.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${wait}`,
    })
    .where(sql`${sandboxWebhooks.id} in ${due}`)
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
}
