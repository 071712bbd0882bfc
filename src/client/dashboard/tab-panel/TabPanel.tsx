import type { PageProps } from '#client/lib/page.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { TABS, useTabs } from './use-tabs.tsx';

export function TabPanel({ userId, userRole }: PageProps) {
  const [tab, setTab] = useHashTab(TABS);
  const tabs = useTabs(userId, userRole === 'user');
  return <Tabs label="Overview" value={tab} onChange={setTab} tabs={tabs} />;
}
