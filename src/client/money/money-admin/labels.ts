import { type Look, stateLooks } from '#client/ui/state-looks.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { paise, toRupees } from '#domain/lib/money.ts';
import { ORDER_STATES, type OrderState, type PaymentState } from '#domain/money/order.ts';
import { PURPOSE_RULES, PURPOSES, type Purpose } from '#domain/money/purpose.ts';
import type { RefundState } from '#domain/money/refund.ts';
import { STATE_WORDS } from '#domain/state-words.ts';

export const ORDER_STATE = stateLooks<OrderState>(STATE_WORDS.order, {
  created: 'neutral',
  open: 'warn',
  paid: 'good',
  returned: 'brand',
  expired: 'neutral',
  cancelled: 'neutral',
});

export const PAYMENT_STATE: Record<PaymentState, Look> = {
  pending: { label: 'Pending', tone: 'warn' },
  success: { label: 'Captured', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  dropped: { label: 'Dropped', tone: 'neutral' },
  void: { label: 'Void', tone: 'neutral' },
};

export const REFUND_STATE = stateLooks<RefundState>(STATE_WORDS.refund, {
  requested: 'warn',
  processing: 'warn',
  done: 'good',
  failed: 'bad',
});

export const STATE_OPTIONS = ORDER_STATES.map((value) => ({
  value,
  label: ORDER_STATE[value].label,
}));

export const purposeOptions = <P extends Purpose = Purpose>(purposes: readonly P[]) =>
  purposes.map((value) => ({ value, label: PURPOSE_RULES[value].label }));

export const PURPOSE_OPTIONS = purposeOptions(PURPOSES);

const EVENTS: Record<string, string> = {
  'order create': 'Ordered',
  'order open': 'Opened at the gateway',
  'order pay': 'Paid',
  'order giveBack': 'Paid, and goes back',
  'order expire': 'Expired',
  'order cancel': 'Cancelled by the payer',
  'refund request': 'Refund booked',
  'refund send': 'Refund sent to the gateway',
  'refund succeed': 'Refund done',
  'refund fail': 'Refund failed',
  'refund retry': 'Refund tried once more',
};

export const eventInWords = ({ about, event }: AdminOrder['timeline'][number]): string =>
  EVENTS[`${about} ${event}`] ?? `${about === 'order' ? 'Order' : 'Refund'}: ${event}`;

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
