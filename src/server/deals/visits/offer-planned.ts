import { SLOTS_AT_ONCE } from '#contract/deals/slots.ts';
import { plannedVisits, type VisitPlan } from '#domain/homes/visit-plan.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Listing, visitSlots } from '#server/db/schema/index.ts';
import { addSlots, type Span } from './add-slots.ts';

/** Rows of one statement: a parameter for each of their columns, of 65,535 there may be. */
const ROWS = 5_000;

const spansOf = (plan: VisitPlan, now: Date): Span[] =>
  plannedVisits(plan, puneDate(now), SLOTS_AT_ONCE).map(({ start, minutes }) => {
    const startsAt = new Date(start);
    return { startsAt, endsAt: minutesFrom(startsAt, minutes) };
  });

/** Offers the times at which visits suit, once a listing is on the market. */
export async function offerPlanned(
  context: Context,
  tx: Transaction,
  { id, visitPlan }: Pick<Listing, 'id' | 'visitPlan'>,
): Promise<void> {
  if (!visitPlan) return;
  const spans = spansOf(visitPlan, context.now());
  if (spans.length > 0) await addSlots(context, tx, id, spans, () => 'visitFrom');
}

/** The same for homes that a file has just brought, which have no times yet. */
export async function offerPlannedOfNew(
  tx: Transaction,
  listings: readonly Pick<Listing, 'id' | 'visitPlan'>[],
  now: Date,
): Promise<void> {
  const times = listings.flatMap(({ id: listingId, visitPlan }) =>
    visitPlan
      ? spansOf(visitPlan, now).map((span) => ({ ...span, listingId, createdAt: now }))
      : [],
  );
  for (let from = 0; from < times.length; from += ROWS) {
    await tx.insert(visitSlots).values(times.slice(from, from + ROWS));
  }
}
