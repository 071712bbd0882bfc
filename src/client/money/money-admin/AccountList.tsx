import { ArrowLeft } from 'lucide-react';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { listAccounts } from '#contract/money/reconciliation.ts';
import words from '#messages/money/staff-checks/index.ts';
import { BalanceTable } from './BalanceTable.tsx';

/** The single accounts of a group, of which there is one for each deal or person. */
export function AccountList({ group }: { group: string }) {
  const { list, query } = useListCall(listAccounts, useList(), { group });
  return (
    <div className="grid grid-cols-1 gap-4">
      <AppLink
        className="link flex min-h-11 w-fit items-center gap-2"
        href="/Admin/Reconciliation#balance"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.allAccounts}
      </AppLink>
      <h2 className="text-lg wrap-anywhere">{group}</h2>
      <PagedList
        list={list}
        {...query}
        noun={(count) => words.accountCount({ count })}
        empty={<EmptyState icon={ArrowLeft} title={words.noAccount} />}
      >
        {(rows) => (
          <BalanceTable
            caption={words.accountsOf({ group })}
            rows={rows}
            nameOf={({ account }) => account}
          />
        )}
      </PagedList>
    </div>
  );
}
