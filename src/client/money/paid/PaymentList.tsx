import { ReceiptIndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '#client/lib/use-call.ts';
import type { useListQuery } from '#client/lib/use-list-query.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import type { PaymentRow } from '#contract/money/invoices.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/money/checkout/index.ts';
import paidWords from '#messages/money/paid/index.ts';
import { isFiltered } from './Filters.tsx';
import { PAYMENT_COLUMNS } from './payment-columns.tsx';

interface Props {
  list: CallState<{ data: PaymentRow[]; total: number; pageSize: number }>;
  query: ReturnType<typeof useListQuery>;
  /** Said where there is none at all. */
  text: string;
  action: ReactNode;
  filters: ReactNode;
  /** Beside the filters. */
  actions?: ReactNode;
}

export const PackagesLink = () => <ButtonLink href="/MyPackages">{words.seePackages}</ButtonLink>;

/** One page of payments, in every state it can be in. */
export function PaymentList({ list, query, text, action, ...around }: Props) {
  const filtered = isFiltered(query);
  return (
    <ListPage
      list={list}
      query={query}
      noun={(count) => counts.payments({ count })}
      {...around}
      empty={{
        icon: ReceiptIndianRupee,
        title: filtered ? paidWords.noneLikeThat : paidWords.noneYet,
        text: filtered ? paidWords.leaveFilter : text,
        action: filtered ? undefined : action,
      }}
      rows={{
        caption: words.myPayments,
        columns: PAYMENT_COLUMNS,
        rowKey: ({ orderId }) => orderId,
      }}
    />
  );
}
