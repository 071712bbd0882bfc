import { Undo2 } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { type DealRefund, refundTransactions } from '#contract/money/deal-payments.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/money/checkout/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import steps from '#messages/money/escrow-steps/index.ts';
import { moneyHref } from './money-href.ts';
import { REFUND_WORDS } from './money-labels.ts';

function State({ state }: DealRefund) {
  const { title, tone } = REFUND_WORDS[state];
  return <Badge {...(tone && { tone })}>{title}</Badge>;
}

const COLUMNS: Column<DealRefund>[] = [
  {
    key: 'what',
    get head() {
      return steps.of;
    },
    cell: ({ description, purpose, reason }) => (
      <span className="wrap-anywhere">
        {description}
        <span className="block text-sm font-normal text-muted">
          {PURPOSE_RULES[purpose].label}. {reason}
        </span>
      </span>
    ),
  },
  {
    key: 'date',
    get head() {
      return escrowWords.date;
    },
    cell: ({ at }) => <span className="whitespace-nowrap">{formatDate(at)}</span>,
  },
  {
    key: 'state',
    get head() {
      return steps.state;
    },
    cell: (row) => <State {...row} />,
  },
  {
    key: 'amount',
    get head() {
      return words.amount;
    },
    numeric: true,
    cell: ({ amount }) => <b className="whitespace-nowrap">{inFull(amount)}</b>,
  },
  {
    key: 'open',
    get head() {
      return escrowWords.ofTheBooking;
    },
    actions: true,
    cell: ({ bookingId, description }) =>
      bookingId !== null && (
        <ButtonLink
          variant="quiet"
          href={moneyHref('buyer', { bookingId, listingId: null })}
          aria-label={escrowWords.seeMoneyDescription({ description })}
        >
          {escrowWords.seeMoney}
        </ButtonLink>
      ),
  },
];

/** What went back to the caller, of deals and of everything else they paid for. */
export function RefundsTab({ userId }: { userId: number }) {
  const { page, onPage } = useListQuery();
  const list = useCall(refundTransactions, { params: { userId }, query: { page } });
  return (
    <ListPage
      list={list}
      query={{ page, onPage }}
      noun={(count) => counts.refunds({ count })}
      empty={{
        icon: Undo2,
        title: escrowWords.noRefunds,
        text: escrowWords.refundsHere,
      }}
      rows={{
        caption: escrowWords.refundsToMe,
        columns: COLUMNS,
        rowKey: ({ refundId }) => refundId,
      }}
    />
  );
}
