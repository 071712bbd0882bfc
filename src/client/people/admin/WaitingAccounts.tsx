import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listWaitingAccounts, type WaitingAccount } from '#contract/people/bank-account-admin.ts';
import { DecideAccountDialog } from './DecideAccountDialog.tsx';

const COLUMNS: Column<WaitingAccount>[] = [
  {
    key: 'person',
    head: 'Person',
    cell: ({ person }) => (
      <>
        <span className="font-semibold">{person.name}</span>{' '}
        <span className="tabular font-normal text-muted">#{person.id}</span>
      </>
    ),
  },
  { key: 'bank', head: 'The bank says', cell: ({ nameAtBank }) => nameAtBank },
  {
    key: 'account',
    head: 'Account',
    cell: ({ lastFour, ifsc }) => `ending ${lastFour}, ${ifsc}`,
  },
  { key: 'at', head: 'Added', cell: ({ addedAt }) => <Ago at={addedAt} /> },
];

/** Bank accounts whose name is near their person’s and no more; nothing is paid to them meanwhile. */
export function WaitingAccounts() {
  const { list, query } = useListCall(listWaitingAccounts, useList(), {});
  return (
    <>
      <StaffListTools list="accounts" page="/Admin/Payouts" />
      <ReviewQueue
        list={list}
        {...query}
        noun={['account waits', 'accounts wait']}
        empty={{
          title: 'No account waits',
          text: 'A bank account in a name that is near its person’s, a relative’s perhaps, comes here.',
        }}
        caption="Bank accounts whose name waits for a decision"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        nameOf={({ person }) => `account of ${person.name}`}
        param="account"
        seek={(isIt) => seekRow(listWaitingAccounts, isIt)}
        review={(account, close) => (
          <DecideAccountDialog account={account} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
