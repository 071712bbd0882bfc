import { sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { bookingsByAgent } from '#contract/professionals/agent-desk.ts';
import { type Paise, sumOf, toRupees } from '#domain/lib/money.ts';
import { afterCommission } from '#domain/money/commission.ts';
import type { PayoutState } from '#domain/money/payout.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { bookingsWithWork } from './bookings-with-work.ts';

type Commission = ResponseOf<typeof bookingsByAgent>['commission'];

interface Work {
  state: EngagementState;
  quotePaise: Paise;
  payout: PayoutState | null;
}

function stageOf({ state, payout }: Work): keyof Commission {
  if (payout === 'paid') return 'paid';
  return state === 'confirmed' ? 'coming' : 'escrow';
}

/**
 * The commission of an agent whose bookings stand or came to a deal. A piece of work is counted once,
 * however often its home was booked. `state` is the agent's, for GST.
 */
export async function commissionOf(
  { db, now }: Context,
  agentId: number,
  state: string,
): Promise<Commission> {
  const { from, isRunning } = bookingsWithWork(agentId, now());
  const works = await rows<Work>(
    db,
    sql`select distinct on (g.id) g.state, g.quote_paise as "quotePaise", r.payout
        ${from} where ${isRunning} or k.state = 'completed' order by g.id`,
  );
  const sum = (stage: keyof Commission) =>
    toRupees(
      sumOf(
        works
          .filter((work) => stageOf(work) === stage)
          .map(({ quotePaise }) => afterCommission(quotePaise, state)),
      ),
    );
  return { escrow: sum('escrow'), coming: sum('coming'), paid: sum('paid') };
}
