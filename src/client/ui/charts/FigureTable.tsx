import { useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { DataTable } from '#client/ui/DataTable.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { pageCount } from '#domain/lib/page-count.ts';
import words from '#messages/lib/kit/index.ts';
import type { FigureColumn, Figures } from './figures.ts';

interface Props<Row> extends Figures<Row> {
  pageSize?: number;
  /** Narrow enough to stay a table on a phone. */
  isDense?: boolean;
}

const onScreen = <Row,>({ value, show }: FigureColumn<Row>, row: Row) =>
  show ? show(row) : (value(row) ?? words.tooFew);

function DenseTable<Row>({ caption, columns, rows, rowKey }: Figures<Row>) {
  const edge = 'px-1.5 py-1 first:pl-3 last:pr-3';
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-muted">
          <tr>
            {columns.map(({ key, head, numeric }) => (
              <th
                key={key}
                scope="col"
                className={classes(edge, 'font-medium', numeric && 'text-right')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={classes(edge, column.numeric && 'text-right')}>
                  {onScreen(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A chart's figures as a table, a page at a time where they are many. */
export function FigureTable<Row>({ pageSize = 12, isDense = false, ...table }: Props<Row>) {
  const [wanted, setPage] = useState(1);
  const pages = pageCount(table.rows.length, pageSize);
  // Other figures may have fewer pages than were turned.
  const page = Math.min(wanted, pages);
  const rows = table.rows.slice((page - 1) * pageSize, page * pageSize);
  const columns = table.columns.filter(({ only }) => only !== 'file');
  return (
    <div className="grid grid-cols-1 gap-3">
      {isDense ? (
        <DenseTable {...table} columns={columns} rows={rows} />
      ) : (
        <DataTable
          caption={table.caption}
          columns={columns.map((column) => ({
            ...column,
            cell: (row: Row) => onScreen(column, row),
          }))}
          rows={rows}
          rowKey={table.rowKey}
        />
      )}
      <Pagination page={page} pages={pages} onPage={setPage} />
    </div>
  );
}
