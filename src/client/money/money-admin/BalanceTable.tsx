import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { AccountRow } from '#contract/money/reconciliation.ts';
import { groupExact } from '#domain/lib/money.ts';
import words from '#messages/money/staff-checks/index.ts';

const figure = (rupees: number) => (rupees === 0 ? '–' : groupExact(rupees));

interface Props<Row extends AccountRow> {
  caption: string;
  rows: readonly Row[];
  nameOf: (row: Row) => ReactNode;
}

/** Accounts with what stands on them, in rupees. */
export function BalanceTable<Row extends AccountRow>({ caption, rows, nameOf }: Props<Row>) {
  if (rows.length === 0) {
    return <EmptyState icon={Scale} title={words.nothingPosted} />;
  }
  const columns: Column<Row>[] = [
    {
      key: 'account',
      head: words.account,
      cell: (row) => <span className="font-semibold wrap-anywhere">{nameOf(row)}</span>,
    },
    { key: 'kind', head: words.kind, cell: ({ kind }) => words.accountKinds[kind] },
    {
      key: 'balance',
      head: words.balance,
      numeric: true,
      cell: ({ balance }) => groupExact(balance),
    },
    { key: 'debit', head: words.debit, numeric: true, cell: ({ debit }) => figure(debit) },
    { key: 'credit', head: words.credit, numeric: true, cell: ({ credit }) => figure(credit) },
  ];
  return (
    <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ account }) => account} />
  );
}
