import { ReceiptButton } from '#client/money/papers/ReceiptButton.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { filled } from '#client/ui/filled.tsx';
import type { PaymentRow } from '#contract/money/invoices.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { paymentMethodWords } from '#domain/money/payment-method.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import paidWords from '#messages/money/paid/index.ts';
import { REFUND_STATE, STANDING } from './payment-labels.ts';
import { resultPath } from './result-path.ts';

function Amount({ amounts, refunds, standing }: PaymentRow) {
  return (
    <>
      <b className="whitespace-nowrap">{formatExactRupees(amounts.total)}</b>
      {refunds.map(({ at, amount, state, reason }) => (
        <span key={at + reason} className="block text-sm text-muted">
          {buyingWords.back({
            amount: formatExactRupees(amount),
            state: REFUND_STATE[state],
            reason,
          })}
        </span>
      ))}
      {standing !== 'waiting' && amounts.discount > 0 && (
        <span className="block text-sm text-muted">
          {buyingWords.takenOff({ discount: formatExactRupees(amounts.discount) })}
        </span>
      )}
    </>
  );
}

function Papers({ row }: { row: PaymentRow }) {
  const href = resultPath(row);
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      {row.standing === 'waiting' && href && (
        <ButtonLink variant="quiet" href={href}>
          {paidWords.standing}
        </ButtonLink>
      )}
      {row.paidAt && row.state === 'paid' && (
        <ReceiptButton orderId={row.orderId} of={row.description} />
      )}
      {row.invoice && (
        <ButtonLink variant="quiet" href={`/PreviewInvoice/${row.invoice.id}`}>
          {filled(buyingWords.invoiceWord, {
            part: <span className="sr-only">{row.invoice.number}</span>,
          })}
        </ButtonLink>
      )}
      {row.creditNotes.map(({ id, number }) => (
        <ButtonLink key={id} variant="quiet" href={`/PreviewInvoice/${id}`}>
          {filled(buyingWords.creditNoteLabel, { part: <span className="sr-only">{number}</span> })}
        </ButtonLink>
      ))}
    </span>
  );
}

export const PAYMENT_COLUMNS: Column<PaymentRow>[] = [
  {
    key: 'what',
    get head() {
      return buyingWords.forLabel;
    },
    cell: ({ description, purpose }) => (
      <>
        {description}
        <span className="block text-sm font-normal text-muted">{PURPOSE_RULES[purpose].label}</span>
      </>
    ),
  },
  {
    key: 'date',
    get head() {
      return escrowWords.date;
    },
    cell: ({ paidAt, createdAt }) => (
      <span className="whitespace-nowrap">{formatDate(paidAt ?? createdAt)}</span>
    ),
  },
  {
    key: 'state',
    get head() {
      return buyingWords.state;
    },
    cell: ({ standing, method }) => (
      <>
        <Badge tone={STANDING[standing].tone}>{STANDING[standing].label}</Badge>
        {method && (
          <span className="block text-sm text-muted">
            {buyingWords.by({ method: paymentMethodWords(method) })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    get head() {
      return words.amount;
    },
    numeric: true,
    cell: (row) => <Amount {...row} />,
  },
  {
    key: 'papers',
    get head() {
      return buyingWords.papers;
    },
    actions: true,
    cell: (row) => <Papers row={row} />,
  },
];
