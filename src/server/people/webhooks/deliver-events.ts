import { eq, sql } from 'drizzle-orm';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { HOUR_MINUTES, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Language } from '#messages/lib/language.ts';
import type { Context } from '#server/core/context.ts';
import { claimDue } from '#server/db/claim-due.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '#server/db/schema/index.ts';
import { inTurns } from '#server/lib/in-turns.ts';
import { countAttempt } from './metrics.ts';
import { type Attempt, type Sent, sendEvent, wasTaken } from './send-event.ts';
import { turnOffWhereDead } from './turn-off.ts';

/** Deliveries on their way side by side, and those of one person among them. */
const LANES = 10;
const LANES_OF_ONE = 3;
/** Then the lanes begin anew, for whoever has something due by now. */
const TURN_MS = 10_000;
const LEASE_MS = 2 * MINUTE_MS;
/** After each failure; three days in all. */
export const WAIT_MINUTES = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440];

interface Claimed extends Sent {
  id: number;
  webhookId: number;
  personId: number;
  /** The owner's: they alone read what becomes of it. */
  language: Language;
  attempts: number;
}

/** The one that has waited longest, but for those of some people. */
const claim = ({ db, now }: Context, without: readonly number[]) =>
  claimDue<Claimed>(db, {
    work: webhookDeliveries,
    joins: sql`join webhooks w on w.id = d.webhook_id and w.off_since is null
      join people p on p.id = w.person_id and p.suspended_at is null`,
    open: sql`d.delivered_at is null and d.failed_at is null
      and w.person_id <> all(${sql.param(without)}::int[])`,
    thenBy: sql`d.id`,
    most: 1,
    now: now(),
    leaseMs: LEASE_MS,
    from: sql`webhooks w, events e`,
    where: sql`w.id = d.webhook_id and e.id = d.event_id`,
    returning: sql`d.id, d.webhook_id as "webhookId", w.person_id as "personId", d.attempts, w.url,
      (select p.language from people p where p.id = w.person_id) as language,
      w.secret_sealed as "secretSealed", w.old_secret_sealed as "oldSecretSealed",
      w.old_secret_until as "oldSecretUntil",
      e.public_id as "publicId", e.type, e.created_at as "createdAt", e.data`,
  });

/** What becomes of a delivery that was not taken: another try, later each time, or none. */
function after(attempts: number, at: Date) {
  const wait = WAIT_MINUTES[attempts - 1];
  if (wait === undefined) return { failedAt: at };
  // Not all at one moment, where a system was away for many.
  const spread = Math.min(wait / 10, HOUR_MINUTES) * Math.random();
  return { dueAt: minutesFrom(at, wait + spread) };
}

async function write(context: Context, claimed: Claimed, attempt: Attempt): Promise<void> {
  const { id, webhookId, attempts } = claimed;
  countAttempt(wasTaken(attempt) ? 'taken' : 'refused');
  await context.db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(webhookDeliveries)
      .set(wasTaken(attempt) ? { deliveredAt: attempt.at } : after(attempts, attempt.at))
      // Should another worker hold it by now, the outcome is theirs.
      .where(sql`${webhookDeliveries.id} = ${id} and ${webhookDeliveries.attempts} = ${attempts}`)
      .returning({ id: webhookDeliveries.id });
    // Removed while it was on its way.
    if (!delivery) return;
    await tx.insert(webhookAttempts).values({ deliveryId: id, ...attempt });
    if (wasTaken(attempt)) {
      await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId));
    } else {
      await turnOffWhereDead(context, tx, webhookId, attempt);
    }
  });
}

/**
 * Sends what is due; answers how many deliveries it took in hand. Any number of workers may call it
 * at once: each delivery is one worker's alone. A system that is slow to answer holds up its own
 * person's deliveries, and nobody else's.
 */
export const deliverEvents = (context: Context): Promise<number> =>
  inTurns({
    lanes: LANES,
    ofOne: LANES_OF_ONE,
    turnMs: TURN_MS,
    claim: async (busy) => (await claim(context, busy))[0],
    ownerOf: ({ personId }) => personId,
    run: (claimed) =>
      inLanguage(claimed.language, async () =>
        write(context, claimed, await sendEvent(context, claimed)),
      ),
  });
