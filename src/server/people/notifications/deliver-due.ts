import { sql } from 'drizzle-orm';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import { claimDue } from '#server/db/claim-due.ts';
import { rows } from '#server/db/rows.ts';
import { deliveries } from '#server/db/schema/index.ts';
import { countDelivery } from './metrics.ts';
import { type Delivery, type Outcome, send } from './send.ts';

/** Deliveries on their way side by side. */
export const BATCH_SIZE = 10;
const LEASE_MS = 2 * MINUTE_MS;
/** Far below the lease, so that nothing is still being sent when another worker may take it. */
const PATIENCE_MS = 45_000;
const WAIT_MINUTES = [1, 5, 25, 125];

type Claimed = Delivery & { id: number; attempts: number };

const claim = ({ db, now }: Context, most: number) =>
  claimDue<Claimed>(db, {
    work: deliveries,
    open: sql`d.sent_at is null and d.failed_at is null`,
    most,
    now: now(),
    leaseMs: LEASE_MS,
    from: sql`notifications n, people p`,
    where: sql`n.id = d.notification_id and p.id = n.person_id`,
    returning: sql`d.id, d.attempts, d.channel, n.title, n.body, n.link, p.id as "personId",
      p.email, p.mobile, p.language, p.deleted_at is not null as deleted`,
  });

/** What became of a delivery; a send without an end counts as failed. */
async function attempt(context: Context, delivery: Claimed): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ result: 'failed', reason: 'no end in time' }), PATIENCE_MS);
  });
  try {
    return await Promise.race([send(context, delivery), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver(context: Context, delivery: Claimed): Promise<void> {
  const { db, log, now } = context;
  const { id, attempts, channel } = delivery;
  const outcome = await attempt(context, delivery);
  countDelivery(channel, outcome.result);
  const at = now();
  if (outcome.result === 'sent') {
    await rows(
      db,
      sql`update notification_deliveries set sent_at = ${at}, error = null where id = ${id}`,
    );
    return;
  }
  const { result, reason } = outcome;
  log.warn({ delivery: id, channel, attempts, reason }, 'a notification was not delivered');
  const wait = result === 'failed' ? WAIT_MINUTES[attempts - 1] : undefined;
  // Of the attempt that was made: should another worker hold it by now, the outcome is theirs.
  await rows(
    db,
    wait === undefined
      ? sql`update notification_deliveries set failed_at = ${at}, error = ${reason}
            where id = ${id} and attempts = ${attempts} and sent_at is null`
      : sql`update notification_deliveries
            set due_at = ${minutesFrom(at, wait)}, error = ${reason}
            where id = ${id} and attempts = ${attempts} and sent_at is null`,
  );
}

/**
 * Sends what is due by mail, SMS and push; answers how many deliveries it took in hand. Any number
 * of workers may call it at once: each delivery is one worker's alone.
 */
export async function deliverDue(context: Context, most = 50): Promise<number> {
  let taken = 0;
  while (taken < most) {
    const size = Math.min(BATCH_SIZE, most - taken);
    const claimed = await claim(context, size);
    taken += claimed.length;
    const ends = await Promise.allSettled(claimed.map((delivery) => deliver(context, delivery)));
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
    if (claimed.length < size) break;
  }
  return taken;
}
