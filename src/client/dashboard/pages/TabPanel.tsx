import { TABS, useTabs } from '#client/dashboard/tab-panel/use-tabs.tsx';
import { useSession } from '#client/lib/session-context.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Tabs } from '#client/ui/Tabs.tsx';

export function TabPanel() {
  const { userId, userRole } = useSession();
  const [tab, setTab] = useHashTab(TABS);
  const tabs = useTabs(userId, userRole === 'user');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-2xl">Overview</h1>
      <Tabs label="Overview" value={tab} onChange={setTab} tabs={tabs} />
    </div>
  );
}
