import { type SQL, sql } from 'drizzle-orm';
import { BID_TRANSITIONS } from '#domain/deals/bid.ts';
import { formatRupees, toRupees } from '#domain/lib/money.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type LogStep, writeLog } from './write-log.ts';

interface Step extends Omit<LogStep, 'event' | 'by'> {
  /** Further columns to set. */
  set?: SQL;
  where?: SQL;
}

/** What a step says of itself on the timeline. */
export function noteOf({ amountPaise, message }: Pick<LogStep, 'amountPaise' | 'message'>) {
  const amount = amountPaise === undefined ? undefined : formatRupees(toRupees(amountPaise));
  return [amount, message].filter(Boolean).join(' · ') || null;
}

/** Takes a transition of a bid, with its lines in the timeline and in the chained log. */
export async function moveBid(
  context: Context,
  tx: Transaction,
  id: number,
  name: TransitionName<'bid'>,
  { set, where, ...step }: Step = {},
): Promise<void> {
  const updated = sql`updated_at = ${context.now()}`;
  await changeState(context, tx, {
    kind: 'bid',
    id,
    name,
    set: set ? sql`${set}, ${updated}` : updated,
    ...(where && { where }),
    note: noteOf(step),
  });
  const by = BID_TRANSITIONS.find((transition) => transition.name === name)?.by ?? 'system';
  await writeLog(context, tx, id, { ...step, event: name, by });
}
