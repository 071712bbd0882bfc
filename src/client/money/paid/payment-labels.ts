import type { Tone } from '#client/ui/Badge.tsx';
import type { PaymentRow, Standing } from '#contract/money/invoices.ts';
import type { Role } from '#domain/lib/role.ts';
import { PURPOSE_RULES, PURPOSES } from '#domain/money/purpose.ts';
import { labels } from '#messages/lib/labels.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';

export const STANDING: Record<Standing, { label: string; tone: Tone }> = {
  waiting: {
    get label() {
      return buyingWords.waitingPayment;
    },
    tone: 'warn',
  },
  paid: {
    get label() {
      return words.paid;
    },
    tone: 'good',
  },
  unpaid: {
    get label() {
      return buyingWords.notPaid;
    },
    tone: 'neutral',
  },
  refunded: {
    get label() {
      return escrowWords.refunded;
    },
    tone: 'brand',
  },
  part_refunded: {
    get label() {
      return buyingWords.partlyRefunded;
    },
    tone: 'brand',
  },
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

export const REFUND_STATE: Record<PaymentRow['refunds'][number]['state'], string> = labels(
  () => buyingWords.refundState,
);
