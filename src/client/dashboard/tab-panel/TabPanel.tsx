import type { PageProps } from '#client/lib/page.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { isMember } from '#domain/lib/role.ts';
import words from '#messages/people/desk/index.ts';
import { TABS, useTabs } from './use-tabs.tsx';

export function TabPanel({ userId, userRole }: PageProps) {
  const [tab, setTab] = useHashTab(TABS);
  const tabs = useTabs(userId, isMember(userRole));
  return <Tabs label={words.overview} value={tab} onChange={setTab} tabs={tabs} />;
}
