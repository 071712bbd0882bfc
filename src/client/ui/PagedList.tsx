import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#domain/lib/counted.ts';
import { pageCount } from '#domain/lib/page-count.ts';
import words from '#messages/lib/kit/index.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { EmptyState } from './EmptyState.tsx';
import { Loader } from './Loader.tsx';
import { Pagination } from './Pagination.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Page<Row> {
  data: Row[];
  total: number;
  pageSize: number;
  /** Of a list whose pages are gone through one after another. */
  nextCursor?: string | null;
}

export interface ListCall<Row> {
  state: 'loading' | 'failed' | 'ready';
  /** The page as it is, or within the envelope of its answer. */
  answer: Page<Row> | { data: Page<Row> } | undefined;
  error: { message: string } | undefined;
  reload: () => unknown;
}

/** What is counted, one and more, or the count in words. */
export type Noun = readonly [string, string] | ((count: number) => string);

interface Props<Row> {
  list: ListCall<Row>;
  page: number;
  onPage: (page: number) => void;
  /** Without it no count is shown. */
  noun?: Noun;
  /** Instead of an empty list. */
  empty: ReactNode;
  /** Its rows come to the edges of their card by themselves. */
  isToEdges?: boolean;
  children: (rows: Row[]) => ReactNode;
}

const NOTHING = { data: [], total: 0, pageSize: 1 };

const pageIn = <Row,>(answer: Page<Row> | { data: Page<Row> }): Page<Row> =>
  'total' in answer ? answer : answer.data;

/** The rows of a page, as they are or within the envelope of their answer. */
export const rowsIn = <Row,>(answer: Page<Row> | { data: Page<Row> }): Row[] => pageIn(answer).data;

/** One page of a longer list with its count and the way to the others, in every state it can be in. */
export function PagedList<Row>(props: Props<Row>) {
  const { list, page, onPage, noun, empty, isToEdges = false, children } = props;
  const { answer } = list;
  const { data: rows, total, pageSize, nextCursor }: Page<Row> = answer ? pageIn(answer) : NOTHING;
  // Rows that went meanwhile leave the last page where it is.
  const pages = nextCursor === null ? page : pageCount(total, pageSize);
  const beyond = (
    <EmptyState
      icon={SearchX}
      title={words.noPage({ page })}
      action={
        <Button variant="quiet" onClick={() => onPage(1)}>
          {words.toFirstPage}
        </Button>
      }
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {noun && (
        <p
          role="status"
          className={total > 0 ? classes('text-muted', isToEdges && 'px-4 pt-3') : 'sr-only'}
        >
          {list.state === 'ready' &&
            (typeof noun === 'function' ? noun(total) : counted(total, noun[0], { many: noun[1] }))}
        </p>
      )}
      <Loader
        state={list.state}
        error={list.error}
        onRetry={list.reload}
        skeleton={<Skeleton lines={8} />}
        isToEdges={isToEdges}
      >
        {() => (rows.length > 0 ? children(rows) : total > 0 ? beyond : empty)}
      </Loader>
      {rows.length > 0 && (
        <Pagination
          page={page}
          pages={nextCursor ? Math.max(pages, page + 1) : pages}
          onPage={onPage}
          byStep={nextCursor !== undefined}
        />
      )}
    </div>
  );
}
