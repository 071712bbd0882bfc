import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { AccountRow } from '#contract/money/reconciliation.ts';
import { groupExact } from '#domain/lib/money.ts';

const KIND: Record<AccountRow['kind'], string> = {
  asset: 'What we have',
  liability: 'What we owe',
  income: 'What came in',
  expense: 'What was spent',
};

const figure = (rupees: number) => (rupees === 0 ? '–' : groupExact(rupees));

interface Props<Row extends AccountRow> {
  caption: string;
  rows: readonly Row[];
  nameOf: (row: Row) => ReactNode;
}

/** Accounts with what stands on them, in rupees. */
export function BalanceTable<Row extends AccountRow>({ caption, rows, nameOf }: Props<Row>) {
  if (rows.length === 0) {
    return <EmptyState icon={Scale} title="Nothing is posted yet" />;
  }
  const columns: Column<Row>[] = [
    {
      key: 'account',
      head: 'Account',
      cell: (row) => <span className="font-semibold wrap-anywhere">{nameOf(row)}</span>,
    },
    { key: 'kind', head: 'Kind', cell: ({ kind }) => KIND[kind] },
    { key: 'balance', head: 'Balance', numeric: true, cell: ({ balance }) => groupExact(balance) },
    { key: 'debit', head: 'Debit', numeric: true, cell: ({ debit }) => figure(debit) },
    { key: 'credit', head: 'Credit', numeric: true, cell: ({ credit }) => figure(credit) },
  ];
  return (
    <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ account }) => account} />
  );
}
