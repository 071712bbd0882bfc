import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { useNarrow } from './use-narrow.ts';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  numeric?: boolean;
  /** Buttons: without a visible head, and at the foot of a card. */
  actions?: boolean;
}

interface Props<Row> {
  /** What the table holds; read out, not shown. */
  caption: string;
  /** The first names the row: it heads the card on a phone. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

function Cards<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  const [name, ...rest] = columns;
  const facts = rest.filter((column) => !column.actions);
  const actions = rest.filter((column) => column.actions);
  return (
    <ul aria-label={caption} className="grid gap-3">
      {rows.map((row) => (
        <li key={rowKey(row)} className="card grid gap-2 p-4">
          <div className="font-semibold">{name?.cell(row)}</div>
          <dl className="grid gap-1">
            {facts.map((column) => (
              <div key={column.key} className="flex items-baseline justify-between gap-4">
                <dt className="text-sm text-muted">{column.head}</dt>
                <dd className={classes('text-right', column.numeric && 'tabular')}>
                  {column.cell(row)}
                </dd>
              </div>
            ))}
          </dl>
          {actions.map((column) => (
            <div key={column.key} className="flex flex-wrap gap-2 pt-2">
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Rows under heads; cards on a phone. Nothing to show is the caller's to say, by an EmptyState. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey } = props;
  if (useNarrow()) return <Cards {...props} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide one is scrolled by keyboard too
    <div className="card overflow-x-auto" tabIndex={0}>
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            {columns.map(({ key, head, numeric, actions }) => (
              <th
                key={key}
                scope="col"
                className={classes('px-4 py-3 font-medium', numeric && 'text-right')}
              >
                {actions ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, numeric, actions }) => (
                <td
                  key={key}
                  className={classes('px-4 py-3', (numeric || actions) && 'text-right')}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
