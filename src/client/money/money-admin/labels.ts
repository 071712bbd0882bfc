import { stateLooks } from '#client/ui/state-looks.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { paise, toRupees } from '#domain/lib/money.ts';
import { ORDER_STATES, type OrderState, type PaymentState } from '#domain/money/order.ts';
import { PURPOSE_RULES, type Purpose } from '#domain/money/purpose.ts';
import type { RefundState } from '#domain/money/refund.ts';
import { STATE_WORDS } from '#domain/state-words.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/staff-orders/index.ts';

export const ORDER_STATE = stateLooks<OrderState>(STATE_WORDS.order, {
  created: 'neutral',
  open: 'warn',
  paid: 'good',
  returned: 'brand',
  expired: 'neutral',
  cancelled: 'neutral',
});

export const PAYMENT_STATE = stateLooks<PaymentState>(
  labels(() => words.paymentStates),
  { pending: 'warn', success: 'good', failed: 'bad', dropped: 'neutral', void: 'neutral' },
);

export const REFUND_STATE = stateLooks<RefundState>(STATE_WORDS.refund, {
  requested: 'warn',
  processing: 'warn',
  done: 'good',
  failed: 'bad',
});

export const stateOptions = () =>
  ORDER_STATES.map((value) => ({ value, label: ORDER_STATE[value].label }));

export const purposeOptions = <P extends Purpose = Purpose>(purposes: readonly P[]) =>
  purposes.map((value) => ({ value, label: PURPOSE_RULES[value].label }));

/** What a table of words has of a name, or the name itself where it has none. */
const wordOr = (table: Readonly<Record<string, string>>, name: string): string =>
  table[name] ?? name;

export const subjectInWords = (kind: string): string => wordOr(words.subjects, kind);

export function eventInWords({ about, event }: AdminOrder['timeline'][number]): string {
  const known: Readonly<Record<string, string>> =
    about === 'order' ? words.orderEvents : words.refundEvents;
  return known[event] ?? (about === 'order' ? words.orderEvent : words.refundEvent)({ event });
}

/** "Sessions ended" for "sessionsEnded". */
const label = (name: string) => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What an entry of the audit log says beside its action. */
export const detailInWords = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([name, value]) =>
      name.endsWith('Paise')
        ? `${label(name.slice(0, -'Paise'.length))}: ₹ ${toRupees(paise(Number(value))).toFixed(2)}`
        : `${label(name)}: ${String(value)}`,
    )
    .join('; ');
