import type { ReactNode } from 'react';
import { pageCount } from '#domain/page-count.ts';
import type { CallState } from '../lib/use-call.ts';
import { Loader } from '../ui/Loader.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface TimedList<Row> {
  data: Row[];
  total: number;
  page: number;
  pageSize: number;
  serverTime: string;
}

interface Props<Row> {
  list: CallState<TimedList<Row>>;
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (rows: Row[], serverTime: string) => ReactNode;
}

/** One page of bids or bookings, in every state it can be in. */
export function DealList<Row>({ list, page, onPage, empty, children }: Props<Row>) {
  const { data: rows = [], total = 0, pageSize = 1, serverTime = '' } = list.answer ?? {};
  return (
    <div className="grid grid-cols-1 gap-4">
      <Loader
        state={list.state}
        message={list.error?.message}
        onRetry={list.reload}
        skeleton={<Skeleton lines={8} />}
      >
        {() => (rows.length > 0 ? children(rows, serverTime) : empty)}
      </Loader>
      <Pagination page={page} pages={pageCount(total, pageSize)} onPage={onPage} />
    </div>
  );
}
