import { sql } from 'drizzle-orm';
import type { bidOutcome } from '#contract/deals/bids.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { roughRange } from '#domain/deals/deal-amounts.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';

interface Outcome {
  /** The latest bid of each bidder. */
  amounts: (Paise | null)[] | null;
  hasOpen: boolean | null;
  hasAccepted: boolean | null;
}

function wordFor({ hasOpen, hasAccepted }: Outcome, count: number) {
  if (count === 0) return 'none' as const;
  if (hasAccepted) return 'accepted' as const;
  return hasOpen ? ('open' as const) : ('closed' as const);
}

/** What anybody may know of the bidding: how many, how it stands, a rough range; never who. */
export const bidOutcomeVerb: Verb<typeof bidOutcome> = async ({ db, now }, { params }) => {
  const [found] = await rows<Outcome>(
    db,
    sql`select array_agg(b.amount_paise)::float8[] as amounts,
          bool_or(b.state in ('placed', 'countered') and b.expires_at > ${now()}) as "hasOpen",
          bool_or(b.state = 'accepted') as "hasAccepted"
        from listings l
        left join lateral (
          select distinct on (buyer_id) amount_paise, state, expires_at from bids
          where listing_id = l.id order by buyer_id, id desc) b on true
        where l.id = ${params.id} and l.status in ('live', 'booked', 'paused', 'sold', 'rented')
        group by l.id`,
  );
  if (!found) throw new AppError('not_found', words.notListed);
  const amounts = (found.amounts ?? []).filter((amount) => amount !== null);
  const { length: count } = amounts;
  const range = roughRange(amounts.map((amount) => toRupees(amount)));
  return success({ count, outcome: wordFor(found, count), range });
};
