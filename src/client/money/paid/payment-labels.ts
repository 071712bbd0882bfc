import type { Tone } from '#client/ui/Badge.tsx';
import type { PaymentRow, Standing } from '#contract/money/invoices.ts';
import type { Role } from '#domain/lib/role.ts';
import { PURPOSE_RULES, PURPOSES } from '#domain/money/purpose.ts';
import words from '#messages/money/checkout/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';

export const STANDING: Record<Standing, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting for payment', tone: 'warn' },
  paid: {
    get label() {
      return words.paid;
    },
    tone: 'good',
  },
  unpaid: { label: 'Not paid', tone: 'neutral' },
  refunded: {
    get label() {
      return escrowWords.refunded;
    },
    tone: 'brand',
  },
  part_refunded: { label: 'Partly refunded', tone: 'brand' },
};

export const STANDING_OPTIONS = (['paid', 'waiting', 'refunded', 'unpaid'] as const).map(
  (value) => ({ value, label: STANDING[value].label }),
);

/** What somebody of a role can have paid for. */
export const purposeOptions = (role: Role) =>
  PURPOSES.filter((purpose) => PURPOSE_RULES[purpose].roles.includes(role)).map((value) => ({
    value,
    label: PURPOSE_RULES[value].label,
  }));

const METHODS: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  netbanking: 'Net banking',
  net_banking: 'Net banking',
  wallet: 'Wallet',
};

export const methodInWords = (method: string | null) =>
  method === null ? undefined : (METHODS[method] ?? method);

export const REFUND_STATE: Record<PaymentRow['refunds'][number]['state'], string> = {
  requested: 'being sent',
  processing: 'on its way',
  done: 'sent to your bank',
  failed: 'could not be sent; we look into it',
};
