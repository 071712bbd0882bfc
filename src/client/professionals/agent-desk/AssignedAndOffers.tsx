import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import words from '#messages/professionals/agent-desk/index.ts';
import { Assigned } from './Assigned.tsx';
import { MyOffers } from './OfferLists.tsx';

const TABS = ['assigned', 'offers'] as const;

/** What the agent works on, and what they have offered to work on. */
export function AssignedAndOffers({ userId }: { userId: number }) {
  const [tab, setTab] = useHashTab(TABS);
  return (
    <Tabs
      label={words.assignedPropertiesOffers}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'assigned', label: words.assignedMe, content: <Assigned userId={userId} /> },
        { value: 'offers', label: words.myOffers, content: <MyOffers userId={userId} /> },
      ]}
    />
  );
}
