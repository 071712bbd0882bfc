import { desc, eq, sql } from 'drizzle-orm';
import type {
  DealSettlements,
  getSettlements,
  SettlementRow,
} from '#contract/money/settlements.ts';
import { lesserOf, plus, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { whole } from '#domain/money/settlement.ts';
import type { Context } from '#server/core/context.ts';
import { retoldIf } from '#server/core/retold.ts';
import { rows } from '#server/db/rows.ts';
import { people, type Settlement, settlements } from '#server/db/schema/index.ts';
import { type Booking, findBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { planCancel } from '#server/money/escrow/index.ts';
import { isDivisible } from './propose.ts';
import { standingOf } from './standing.ts';
import { otherSide, personOn, type Side } from './tell.ts';

const ENDED = ['completed', 'cancelled'];

type Owned = Booking & { side: Side };

/** The latest word said to each settlement of a booking after its proposal. */
async function findAnswers({ db }: Context, bookingId: number): Promise<Map<number, string>> {
  const found = await rows<{ id: number; note: string }>(
    db,
    sql`select distinct on (t.subject_id) t.subject_id as id, t.note
        from timeline t join settlements s on s.id = t.subject_id
        where t.subject_kind = 'settlement' and s.booking_id = ${bookingId}
          and t.event <> 'propose' and t.note is not null
        order by t.subject_id, t.id desc`,
  );
  return new Map(found.map(({ id, note }) => [id, note]));
}

const present = (
  row: Settlement,
  booking: Owned,
  { answer, isOutdated }: { answer: string | null; isOutdated: boolean },
): SettlementRow => ({
  id: row.id,
  state: row.state,
  isOwn: row.proposedBy === personOn(booking, booking.side),
  toOwner: toRupees(row.ownerPaise),
  toBuyer: toRupees(row.buyerPaise),
  reason: row.reason,
  answer,
  isOutdated,
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  owed:
    row.owedBy === null || row.dueOn === null
      ? null
      : {
          amount: toRupees(row.owedPaise),
          by: row.owedBy === booking.ownerId ? 'owner' : 'buyer',
          dueOn: row.dueOn,
        },
});

async function otherName({ db }: Context, booking: Owned): Promise<string> {
  const [person] = await db
    .select({ first: people.firstName, last: people.lastName })
    .from(people)
    .where(eq(people.id, personOn(booking, otherSide(booking.side))));
  return person ? shortName(person.first, person.last) : '';
}

/** How the money of a deal stands and is divided, as one of its sides sees it. */
export async function readSettlements(context: Context, booking: Owned): Promise<DealSettlements> {
  const { db } = context;
  const [standing, answers, other, found] = await Promise.all([
    standingOf(context, db, booking),
    findAnswers(context, booking.id),
    otherName(context, booking),
    db
      .select()
      .from(settlements)
      .where(eq(settlements.bookingId, booking.id))
      .orderBy(desc(settlements.id)),
  ]);
  const total = whole(standing);
  const { toBuyer } = await planCancel(context, db, booking, booking.side);
  return {
    bookingId: booking.id,
    side: booking.side,
    other,
    total: toRupees(total),
    held: toRupees(standing.held),
    hasOwner: toRupees(standing.owner),
    hasBuyer: toRupees(standing.buyer),
    byRule: toRupees(lesserOf(total, plus(standing.buyer, toBuyer))),
    mayPropose: isDivisible(booking, standing) && !found.some(({ state }) => state === 'disputed'),
    hasPaper: total > 0 && ENDED.includes(booking.state),
    settlements: found.map((row) =>
      present(row, booking, {
        answer: retoldIf(answers.get(row.id) ?? null),
        isOutdated: plus(row.ownerPaise, row.buyerPaise) !== total,
      }),
    ),
  };
}

export const getSettlementsVerb: Verb<typeof getSettlements> = async (context, { params }) => {
  const booking = await findBooking(context, context.db, params.id);
  return {
    status: 1,
    message: 'OK',
    data: await readSettlements(context, booking),
    serverTime: context.now().toISOString(),
  };
};
