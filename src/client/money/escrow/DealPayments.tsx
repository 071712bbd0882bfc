import { type LucideIcon, Wallet } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import type { CallState } from '#client/lib/use-call.ts';
import type { useListQuery } from '#client/lib/use-list-query.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { DealPayment, receivedPayments } from '#contract/money/deal-payments.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { moneyHref } from './money-href.ts';

type Side = 'owner' | 'buyer';

const columns = (side: Side): Column<DealPayment>[] => [
  {
    key: 'what',
    head: dealPaymentsWords.forWord,
    cell: ({ title, description }) => (
      <span className="wrap-anywhere">
        {title}
        <span className="block text-sm font-normal text-muted">{description}</span>
      </span>
    ),
  },
  {
    key: 'other',
    head: side === 'owner' ? escrowWords.fromWhom : dealPaymentsWords.to,
    cell: ({ other }) => other,
  },
  {
    key: 'date',
    head: escrowWords.date,
    cell: ({ paidAt }) => <span className="whitespace-nowrap">{formatDate(paidAt)}</span>,
  },
  {
    key: 'amount',
    head: words.amount,
    numeric: true,
    cell: ({ amount, refunded }) => (
      <>
        <b className="whitespace-nowrap">{inFull(amount)}</b>
        {refunded > 0 && (
          <span className="block text-sm text-muted">
            {dealPaymentsWords.wentBack({ inFull: inFull(refunded) })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'open',
    head: escrowWords.ofTheBooking,
    actions: true,
    cell: (row) => (
      <ButtonLink
        variant="quiet"
        href={moneyHref(side, row)}
        aria-label={escrowWords.seeMoneyOf({ title: row.title })}
      >
        {escrowWords.seeMoney}
      </ButtonLink>
    ),
  },
];

interface Props {
  list: CallState<ResponseOf<typeof receivedPayments>>;
  query: ReturnType<typeof useListQuery>;
  side: Side;
  caption: string;
  /** Said where there is none. */
  empty: { title: string; text: string; icon?: LucideIcon };
}

/** One page of payments across bookings, in every state it can be in. */
export function DealPayments({ list, query, side, caption, empty }: Props) {
  return (
    <ListPage
      list={list}
      query={query}
      noun={(count) => counts.payments({ count })}
      empty={{ icon: Wallet, ...empty }}
      rows={{ caption: caption, columns: columns(side), rowKey: ({ orderId }) => orderId }}
    />
  );
}
