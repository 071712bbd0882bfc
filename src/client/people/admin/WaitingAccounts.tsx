import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listWaitingAccounts, type WaitingAccount } from '#contract/people/bank-account-admin.ts';
import words from '#messages/people/account-names/index.ts';
import reviewing from '#messages/people/reviewing/index.ts';
import { DecideAccountDialog } from './DecideAccountDialog.tsx';

const columns = (): Column<WaitingAccount>[] => [
  {
    key: 'person',
    head: reviewing.person,
    cell: ({ person }) => (
      <>
        <span className="font-semibold">{person.name}</span>{' '}
        <span className="tabular font-normal text-muted">#{person.id}</span>
      </>
    ),
  },
  { key: 'bank', head: words.bankSays, cell: ({ nameAtBank }) => nameAtBank },
  {
    key: 'account',
    head: words.account,
    cell: ({ lastFour, ifsc }) => words.ending({ lastFour, ifsc }),
  },
  { key: 'at', head: words.added, cell: ({ addedAt }) => <Ago at={addedAt} /> },
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
        noun={[words.accountWaits, words.accountsWait]}
        empty={{
          title: words.noAccount,
          text: words.noAccountText,
        }}
        caption={words.caption}
        columns={columns()}
        rowKey={({ id }) => id}
        nameOf={({ person }) => words.accountOf({ name: person.name })}
        param="account"
        seek={(isIt) => seekRow(listWaitingAccounts, isIt)}
        review={(account, close) => (
          <DecideAccountDialog account={account} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
