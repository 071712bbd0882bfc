import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { quotePrice } from '#contract/money/prices.ts';
import { toRupees } from '#domain/lib/money.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import { retold } from '#server/core/retold.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { readBilling } from './billing-profile.ts';
import { priceOrder } from './price-order.ts';

export const quotePriceVerb: Verb<typeof quotePrice> = async (context, { body }) => {
  const { id: personId, role } = personOf(context);
  const { purpose, subjectId = null, priceItemId = null, coupon } = body;
  if (!PURPOSE_RULES[purpose].roles.includes(role)) throw new AppError('not_found');
  const request = { personId, purpose, subjectId, priceItemId };
  const { quote, listPaise, discountPaise, tax } = await priceOrder(context, request, coupon);
  return success({
    description: retold(quote.description),
    amounts: {
      list: toRupees(listPaise),
      discount: toRupees(discountPaise),
      net: toRupees(tax.net),
      cgst: toRupees(tax.cgst),
      sgst: toRupees(tax.sgst),
      igst: toRupees(tax.igst),
      total: toRupees(tax.total),
    },
    billing: await readBilling(context.db, personId),
    sandbox: context.ports.gateway.name === 'sandbox',
  });
};
