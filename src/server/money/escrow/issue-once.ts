import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import { CODE_MINUTES, findCode, issueCode } from '#server/core/one-time-code.ts';
import type { Transaction } from '#server/db/client.ts';

const RESEND_MS = MINUTE_MS;

interface Issued {
  /** None where one went a moment ago. */
  code?: string;
  expiresAt: string;
  resendAt: string;
}

/**
 * A new code for money, or none where one went a moment ago. `lock` holds the row it is about, so that
 * of many calls at once one issues it.
 */
export function issueOnce(
  context: Context,
  subject: string,
  lock: (tx: Transaction) => PromiseLike<unknown>,
): Promise<Issued> {
  const { db, now } = context;
  const issued = (sentAt: Date, code?: string): Issued => ({
    ...(code && { code }),
    expiresAt: minutesFrom(sentAt, CODE_MINUTES).toISOString(),
    resendAt: new Date(sentAt.getTime() + RESEND_MS).toISOString(),
  });
  return db.transaction(async (tx) => {
    await lock(tx);
    const before = await findCode(tx, 'release_money', subject);
    if (before && before.createdAt.getTime() + RESEND_MS > now().getTime()) {
      return issued(before.createdAt);
    }
    const sentAt = now();
    const code = await issueCode({ ...context, now: () => sentAt }, tx, 'release_money', subject);
    return issued(sentAt, code);
  });
}
