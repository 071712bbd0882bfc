import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupDigits } from '#domain/money.ts';
import { pageCount } from '#domain/page-count.ts';
import type { CallState } from '../../lib/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface Paged<Row> {
  data: { data: Row[]; total: number; pageSize: number };
}

interface Props<Row> {
  list: CallState<Paged<Row>>;
  page: number;
  onPage: (page: number) => void;
  /** What is counted: one, and more. */
  noun: readonly [string, string];
  /** Instead of an empty list. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** One page of a longer list with its count and the way to the others, in every state it can be in. */
export function PagedList<Row>({ list, page, onPage, noun, empty, children }: Props<Row>) {
  const { data: rows = [], total = 0, pageSize = 1 } = list.answer?.data ?? {};
  const beyond = (
    <EmptyState
      icon={SearchX}
      title={`There is no page ${page}`}
      action={
        <Button variant="quiet" onClick={() => onPage(1)}>
          Go to the first page
        </Button>
      }
    />
  );
  return (
    <div className="grid gap-4">
      <p role="status" className={total > 0 ? 'text-muted' : 'sr-only'}>
        {list.state === 'ready' && `${groupDigits(total)} ${total === 1 ? noun[0] : noun[1]}`}
      </p>
      <Loader
        state={list.state}
        message={list.error?.message}
        onRetry={list.reload}
        skeleton={<Skeleton lines={8} />}
      >
        {() => (rows.length > 0 ? children(rows) : total > 0 ? beyond : empty)}
      </Loader>
      {rows.length > 0 && (
        <Pagination page={page} pages={pageCount(total, pageSize)} onPage={onPage} />
      )}
    </div>
  );
}
