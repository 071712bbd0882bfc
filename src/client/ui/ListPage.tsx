import type { ComponentProps, ReactNode } from 'react';
import { type Column, DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { type ListCall, type Noun, PagedList } from './PagedList.tsx';

interface Table<Row> {
  /** What the rows are; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
}

interface Cards<Row> {
  /** One row as a list item, for rows that are no row of figures. */
  card: (row: Row) => ReactNode;
}

interface Props<Row> {
  list: ListCall<Row>;
  /** Page and filters as the address has them: what `useListQuery` gives. */
  query: { page: number; onPage: (page: number) => void };
  /** Without it no count is shown. */
  noun?: Noun;
  /** Narrows the list; above it. */
  filters?: ReactNode;
  /** Takes the list away as a file, or adds to it; beside the filters. */
  actions?: ReactNode;
  /** Said where there is none. */
  empty: ComponentProps<typeof EmptyState>;
  rows: Table<Row> | Cards<Row>;
}

/**
 * A list that is a page or a tab of one: filters, count, a table that turns into cards on a phone
 * (or cards everywhere), the way to other pages; and what stands instead while it loads, when it
 * failed and where it is empty. Its heading is the page's.
 */
export function ListPage<Row>({ list, query, noun, filters, actions, empty, rows }: Props<Row>) {
  return (
    <>
      {actions ? (
        <div className="flex flex-wrap items-end justify-between gap-3">
          {filters}
          {actions}
        </div>
      ) : (
        filters
      )}
      <PagedList
        list={list}
        page={query.page}
        onPage={query.onPage}
        noun={noun}
        empty={<EmptyState {...empty} />}
      >
        {(shown) =>
          'card' in rows ? (
            <ul className="grid grid-cols-1 gap-4">{shown.map(rows.card)}</ul>
          ) : (
            <DataTable {...rows} rows={shown} />
          )
        }
      </PagedList>
    </>
  );
}
