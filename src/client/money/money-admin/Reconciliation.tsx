import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import words from '#messages/money/staff-checks/index.ts';
import { AccountList } from './AccountList.tsx';
import { MoneyChecks } from './MoneyChecks.tsx';
import { TrialBalance } from './TrialBalance.tsx';

export function Reconciliation() {
  const [tab, setTab] = useHashTab(['checks', 'balance']);
  const { read, clear } = useListQuery();
  const group = read('group');
  return (
    <Tabs
      label={words.reconciliation}
      value={tab}
      onChange={(next) => {
        clear(['page', 'group', 'kind']);
        setTab(next);
      }}
      tabs={[
        { value: 'checks', label: words.checks, content: <MoneyChecks /> },
        {
          value: 'balance',
          label: words.trialBalance,
          content: group ? <AccountList group={group} /> : <TrialBalance />,
        },
      ]}
    />
  );
}
