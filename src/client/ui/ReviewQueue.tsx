import { CircleCheck } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useSought } from '#client/lib/use-sought.ts';
import words from '#messages/lib/kit/index.ts';
import { Button } from './Button.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { type ListCall, type Noun, PagedList, rowsIn } from './PagedList.tsx';

interface Props<Row> {
  list: ListCall<Row>;
  page: number;
  onPage: (page: number) => void;
  noun: Noun;
  /** Said where nothing waits. */
  empty: { title: string; text: string };
  caption: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => number;
  /** What a row is of, for those who hear its button: “document of Asha”. */
  nameOf: (row: Row) => string;
  /** Where the row that was opened is decided about. */
  review: (row: Row, close: () => void, steps: ReactNode) => ReactNode;
  /** Name in the address under which a link opens one of them. */
  param: string;
  /** Looks for that one on the other pages. */
  seek: (isIt: (row: Row) => boolean) => Promise<Row | undefined>;
}

interface StepsProps {
  at: number;
  of: number;
  onStep: (at: number) => void;
}

/** From one that waits to the next, without going back to the list. */
function Steps({ at, of, onStep }: StepsProps) {
  if (of < 2 || at < 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" disabled={at === 0} onClick={() => onStep(at - 1)}>
        {words.previous}
      </Button>
      <span className="tabular text-sm text-muted">{words.nthOf({ n: at + 1, of })}</span>
      <Button variant="quiet" disabled={at === of - 1} onClick={() => onStep(at + 1)}>
        {words.next}
      </Button>
    </div>
  );
}

/** What waits for a decision of staff: a table, and the one that is being looked at. */
export function ReviewQueue<Row>(props: Props<Row>) {
  const { list, page, onPage, noun, empty, caption, columns, rowKey, nameOf, review } = props;
  const [chosen, setOpen] = useState<Row>();
  const rows = list.answer ? rowsIn(list.answer) : [];
  const sought = useSought({
    param: props.param,
    keyOf: rowKey,
    rows: list.state === 'ready' ? rows : undefined,
    seek: props.seek,
  });
  const open = chosen ?? sought.row;
  const close = () => {
    setOpen(undefined);
    sought.forget();
  };
  const look: Column<Row> = {
    key: 'open',
    head: words.decision,
    actions: true,
    cell: (row) => (
      <Button
        variant="quiet"
        aria-label={words.lookAtRow({ row: nameOf(row) })}
        onClick={() => setOpen(row)}
      >
        {words.lookAtIt}
      </Button>
    ),
  };
  return (
    <>
      {sought.isGone && (
        <p role="status" className="text-muted">
          {words.waitsNoLonger}
        </p>
      )}
      <PagedList
        list={list}
        page={page}
        onPage={onPage}
        noun={noun}
        empty={<EmptyState icon={CircleCheck} {...empty} />}
      >
        {(rows) => (
          <DataTable caption={caption} columns={[...columns, look]} rows={rows} rowKey={rowKey} />
        )}
      </PagedList>
      {open !== undefined && (
        <Fragment key={rowKey(open)}>
          {review(
            open,
            close,
            <Steps
              at={rows.findIndex((row) => rowKey(row) === rowKey(open))}
              of={rows.length}
              onStep={(at) => setOpen(rows[at])}
            />,
          )}
        </Fragment>
      )}
    </>
  );
}
