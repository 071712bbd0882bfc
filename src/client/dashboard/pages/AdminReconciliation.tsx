import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { AccountList } from '#client/money/money-admin/AccountList.tsx';
import { MoneyChecks } from '#client/money/money-admin/MoneyChecks.tsx';
import { TrialBalance } from '#client/money/money-admin/TrialBalance.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

export function AdminReconciliation() {
  const [tab, setTab] = useHashTab(['checks', 'balance']);
  const { read, clear } = useListQuery();
  const group = read('group');
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Reconciliation</h1>
      <Tabs
        label="Reconciliation"
        value={tab}
        onChange={(next) => {
          clear(['page', 'group', 'kind']);
          setTab(next);
        }}
        tabs={[
          { value: 'checks', label: 'Checks', content: <MoneyChecks /> },
          {
            value: 'balance',
            label: 'Trial balance',
            content: group ? <AccountList group={group} /> : <TrialBalance />,
          },
        ]}
      />
    </div>
  );
}
