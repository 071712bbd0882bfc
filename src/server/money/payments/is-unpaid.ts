import { UNPAID_STATES } from '#domain/money/order.ts';
import type { Order } from '#server/db/schema/index.ts';

/** Whether a payment of it would still buy something. */
export const isUnpaid = ({ state }: Order): boolean =>
  (UNPAID_STATES as readonly string[]).includes(state);
