import { AppError } from '#contract/lib/errors.ts';
import { minus, NOTHING, type Paise } from '#domain/lib/money.ts';
import { type Tax, taxOn, untaxed } from '#domain/money/gst.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { sellerOf } from '#server/money/invoices/index.ts';
import { type OrderRequest, purposes, type Quote } from '#server/money/purposes/index.ts';
import { type Billing, billingOf } from './billing.ts';
import { readCoupon } from './coupon.ts';

export interface PricedOrder {
  quote: Quote;
  billing: Billing;
  couponId: number | null;
  listPaise: Paise;
  discountPaise: Paise;
  tax: Tax;
}

/** GST is on the platform's own fees; what is held for others is passed on as it came. */
export function taxOf(purpose: OrderRequest['purpose'], netPaise: Paise, billing: Billing): Tax {
  const isTaxed = PURPOSE_RULES[purpose].funds === 'platform';
  return isTaxed ? taxOn(netPaise, billing.state) : untaxed(netPaise);
}

/**
 * What a request comes to: its quote, the coupon and GST by the payer's state. The coupon is only read
 * here; the transaction that writes an order takes it. Throws what the purpose throws, and invalid
 * for a coupon that does not hold.
 */
export async function priceOrder(
  context: Context,
  request: OrderRequest,
  coupon?: string | null,
): Promise<PricedOrder> {
  const { personId, purpose } = request;
  const handler = purposes.find(purpose);
  if (!handler) throw new AppError('not_found');
  const isPlatform = PURPOSE_RULES[purpose].funds === 'platform';
  // Nobody pays for what no proper invoice could be written for.
  if (isPlatform) sellerOf(context.env);
  if (coupon && !isPlatform) {
    const message = words.codesForFees;
    throw new AppError('invalid', message, [{ path: 'coupon', message }]);
  }
  const quote = await handler.quote(context, request);
  const { listPaise } = quote;
  const billing = await billingOf(context.db, personId);
  const taken = coupon
    ? await readCoupon(context, { code: coupon, personId, purpose, listPaise })
    : undefined;
  const discountPaise = taken?.discountPaise ?? NOTHING;
  const tax = taxOf(purpose, minus(listPaise, discountPaise), billing);
  return { quote, billing, couponId: taken?.couponId ?? null, listPaise, discountPaise, tax };
}
