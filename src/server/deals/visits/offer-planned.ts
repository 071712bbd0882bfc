import { SLOTS_AT_ONCE } from '#contract/deals/visits.ts';
import { plannedVisits } from '#domain/homes/visit-plan.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { addSlots } from './add-slots.ts';

/** Offers the times at which visits suit, once a listing is on the market. */
export async function offerPlanned(
  context: Context,
  tx: Transaction,
  { id, visitPlan }: Pick<Listing, 'id' | 'visitPlan'>,
): Promise<void> {
  if (!visitPlan) return;
  const spans = plannedVisits(visitPlan, puneDate(context.now()), SLOTS_AT_ONCE).map(
    ({ start, minutes }) => {
      const startsAt = new Date(start);
      return { startsAt, endsAt: minutesFrom(startsAt, minutes) };
    },
  );
  if (spans.length > 0) await addSlots(context, tx, id, spans, () => 'visitFrom');
}
