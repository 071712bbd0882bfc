import { useSession } from '#client/lib/session-context.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Assigned } from '#client/professionals/agent-desk/Assigned.tsx';
import { MyOffers } from '#client/professionals/agent-desk/OfferLists.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

const TABS = ['assigned', 'offers'] as const;

/** What the agent works on, and what they have offered to work on. */
export function AssignedProperties() {
  const { userId } = useSession();
  const [tab, setTab] = useHashTab(TABS);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Assigned properties</h1>
      <Tabs
        label="Assigned properties and offers"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'assigned', label: 'Assigned to me', content: <Assigned userId={userId} /> },
          { value: 'offers', label: 'My offers', content: <MyOffers userId={userId} /> },
        ]}
      />
    </div>
  );
}
