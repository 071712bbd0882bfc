import type { PaymentRow } from '#contract/money/invoices.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';

/** The page of an order with what is known of it; deal money has pages of its own. */
export const resultPath = ({ purpose, orderId }: PaymentRow): string | undefined => {
  const { page } = PURPOSE_RULES[purpose];
  return page.includes('{id}') ? undefined : `${page}?order_id=${orderId}`;
};
