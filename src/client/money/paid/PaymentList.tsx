import { ReceiptIndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '#client/lib/use-call.ts';
import type { useListQuery } from '#client/lib/use-list-query.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import type { PaymentRow } from '#contract/money/invoices.ts';
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

export const PACKAGES_LINK = <ButtonLink href="/MyPackages">See the packages</ButtonLink>;

/** One page of payments, in every state it can be in. */
export function PaymentList({ list, query, text, action, ...around }: Props) {
  const filtered = isFiltered(query);
  return (
    <ListPage
      list={list}
      query={query}
      noun={['payment', 'payments']}
      {...around}
      empty={{
        icon: ReceiptIndianRupee,
        title: filtered ? 'No payment is like that' : 'No payments yet',
        text: filtered ? 'Leave out a filter to see more.' : text,
        action: filtered ? undefined : action,
      }}
      rows={{
        caption: 'My payments',
        columns: PAYMENT_COLUMNS,
        rowKey: ({ orderId }) => orderId,
      }}
    />
  );
}
