import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageCount } from '#domain/page-count.ts';
import type { CallState } from '../../lib/use-call.ts';
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
  /** Said where nothing waits. */
  icon: LucideIcon;
  title: string;
  text: string;
  children: (rows: Row[]) => ReactNode;
}

/** One page of what waits for staff, in every state it can be in. */
export function Queue<Row>({ list, page, onPage, icon, title, text, children }: Props<Row>) {
  const { data: rows = [], total = 0, pageSize = 1 } = list.answer?.data ?? {};
  const pages = pageCount(total, pageSize);
  return (
    <div className="grid gap-4">
      <p role="status" className={total > 0 ? 'text-muted' : 'sr-only'}>
        {list.state === 'ready' && (total === 1 ? '1 waits' : `${total} wait`)}
      </p>
      <Loader
        state={list.state}
        message={list.error?.message}
        onRetry={list.reload}
        skeleton={<Skeleton lines={6} />}
      >
        {() =>
          rows.length > 0 ? children(rows) : <EmptyState icon={icon} title={title} text={text} />
        }
      </Loader>
      {/* The last of a page decided, the way back to the others stays. */}
      <Pagination page={page} pages={Math.max(pages, total > 0 ? page : 1)} onPage={onPage} />
    </div>
  );
}
