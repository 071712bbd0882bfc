import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { type ListCall, PagedList } from './PagedList.tsx';

interface Props<Row> {
  list: ListCall<Row>;
  page: number;
  onPage: (page: number) => void;
  noun: readonly [string, string];
  /** Said where nothing waits. */
  empty: { title: string; text: string };
  caption: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => number;
  /** What a row is of, for those who hear its button: "document of Asha". */
  nameOf: (row: Row) => string;
  /** Where the row that was opened is decided about. */
  review: (row: Row, close: () => void) => ReactNode;
}

/** What waits for a decision of staff: a table, and the one that is being looked at. */
export function ReviewQueue<Row>(props: Props<Row>) {
  const { list, page, onPage, noun, empty, caption, columns, rowKey, nameOf, review } = props;
  const [open, setOpen] = useState<Row>();
  const close = () => setOpen(undefined);
  const look: Column<Row> = {
    key: 'open',
    head: 'Decision',
    actions: true,
    cell: (row) => (
      <Button
        variant="quiet"
        aria-label={`Look at it: ${nameOf(row)}`}
        onClick={() => setOpen(row)}
      >
        Look at it
      </Button>
    ),
  };
  return (
    <>
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
      {open !== undefined && review(open, close)}
    </>
  );
}
