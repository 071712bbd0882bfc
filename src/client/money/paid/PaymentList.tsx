import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '#client/lib/use-call.ts';
import type { useListQuery } from '#client/lib/use-list-query.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import type { PaymentRow } from '#contract/money/invoices.ts';
import { isFiltered } from './Filters.tsx';
import { PaymentTable } from './PaymentTable.tsx';

interface Props {
  list: CallState<{ data: PaymentRow[]; total: number; pageSize: number }>;
  query: ReturnType<typeof useListQuery>;
  /** Said where there is none at all. */
  text: string;
  action: ReactNode;
}

export const PACKAGES_LINK = <ButtonLink href="/MyPackages">See the packages</ButtonLink>;

/** One page of payments, in every state it can be in. */
export function PaymentList({ list, query, text, action }: Props) {
  const filtered = isFiltered(query);
  return (
    <PagedList
      list={list}
      page={query.page}
      onPage={query.onPage}
      noun={['payment', 'payments']}
      empty={
        <EmptyState
          icon={Receipt}
          title={filtered ? 'No payment is like that' : 'No payments yet'}
          text={filtered ? 'Leave out a filter to see more.' : text}
          action={filtered ? undefined : action}
        />
      }
    >
      {(rows) => <PaymentTable rows={rows} />}
    </PagedList>
  );
}
