import { and, asc, eq, gt, gte } from 'drizzle-orm';
import books from '#messages/lib/books/index.ts';
import type { Context } from '#server/core/context.ts';
import { orders, refunds } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { settleRefund } from '#server/money/payments/index.ts';
import type { GatewayRefund } from '#server/ports/gateway/gateway.ts';
import { type Compared, type Tally, tallyUp } from './tally.ts';

type Asked = Pick<typeof refunds.$inferSelect, 'id' | 'publicId' | 'state' | 'amountPaise'> & {
  orderPublicId: string;
};

function differenceOf(
  { publicId, amountPaise }: Asked,
  state: Asked['state'],
  said: GatewayRefund | undefined,
): string | undefined {
  // One that was not sent yet the gateway need not know; one it refused to take neither.
  if (!said) {
    const isUnknown = state === 'processing' || state === 'done';
    return isUnknown ? books.gatewayUnknownRefund({ id: publicId }) : undefined;
  }
  if (said.amountPaise !== amountPaise) {
    return books.refundDiffers({
      id: publicId,
      here: inRupees(amountPaise),
      there: inRupees(said.amountPaise),
    });
  }
  if (said.state === state) return undefined;
  return books.refundStands({ id: publicId, here: state, there: said.state });
}

async function compare(context: Context, asked: Asked): Promise<Compared> {
  const { db, ports } = context;
  const said = await ports.gateway.refundOf(asked.orderPublicId, asked.publicId);
  if (said?.state === asked.state || !said) {
    return { mended: false, difference: forTheBooks(() => differenceOf(asked, asked.state, said)) };
  }
  await settleRefund(context, asked.publicId);
  const [kept] = await db
    .select({ state: refunds.state })
    .from(refunds)
    .where(eq(refunds.id, asked.id));
  const state = kept?.state ?? asked.state;
  return {
    mended: state !== asked.state,
    difference: forTheBooks(() => differenceOf(asked, state, said)),
  };
}

/** Compares some refunds made since then, after one of them, and settles what differs. */
export async function compareRefunds(
  context: Context,
  { since, after, most }: { since: Date; after: number; most: number },
): Promise<{ tally: Tally; last: number | undefined }> {
  const found = await context.db
    .select({
      id: refunds.id,
      publicId: refunds.publicId,
      state: refunds.state,
      amountPaise: refunds.amountPaise,
      orderPublicId: orders.publicId,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(gt(refunds.id, after), gte(refunds.createdAt, since)))
    .orderBy(asc(refunds.id))
    .limit(most);
  const tally = await tallyUp(
    context,
    found,
    ({ publicId }) => `Refund ${publicId}`,
    (refund) => compare(context, refund),
  );
  return { tally, last: found.at(-1)?.id };
}
