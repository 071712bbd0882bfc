import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { type Paise, paise } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import { rows } from '#server/db/rows.ts';
import { entitlements } from '#server/db/schema/index.ts';
import { markPaid } from '#server/deals/bookings/mark-paid.ts';
import type { PurposeHandler } from '#server/money/purposes/purpose-handler.ts';

export const LIST_PAISE = paise(999_01);

export const soldOut = () => new AppError('conflict', 'It is sold out.');

/** Sold to anyone, refused on request; what is given is a row, so that it comes and goes with the transaction. */
export function anythingHandler(refusal: () => Error | undefined): PurposeHandler {
  return {
    quote: async () => ({
      description: 'Property analysis for a month',
      subjectKind: null,
      subjectId: null,
      priceItem: null,
      listPaise: LIST_PAISE,
      returnPath: '/propertyAnalysisPayment',
    }),
    async grant({ now }, tx, order) {
      await tx.insert(entitlements).values({
        personId: order.personId,
        kind: 'analysis',
        orderId: order.id,
        quantity: 1,
        startsAt: now(),
      });
      // Half of it is given by then.
      const refused = refusal();
      if (refused) throw refused;
    },
    async revoke({ now }, tx, order) {
      await tx.execute(
        sql`update entitlements set revoked_at = ${now()} where order_id = ${order.id}`,
      );
    },
  };
}

export const tokenHandler: PurposeHandler = {
  async quote({ db }, { subjectId }) {
    const [booking] = await rows<{ id: number; paise: Paise }>(
      db,
      sql`select id, token_paise as paise from bookings where id = ${subjectId}`,
    );
    if (!booking) throw new AppError('not_found');
    return {
      description: 'Token amount',
      subjectKind: 'booking',
      subjectId: booking.id,
      priceItem: null,
      listPaise: booking.paise,
      returnPath: `/BookedProperties/Payments/${booking.id}`,
    };
  },
  grant: (context, tx, order) => markPaid(context, tx, order.subjectId ?? 0),
  revoke: async () => undefined,
  escrowAccount: (order) => accounts.escrow('booking', order.subjectId ?? 0),
};
