import { AdSlot } from '#client/ads/places/AdSlot.tsx';
import { SavedSearches } from '#client/homes/saved-searches/SavedSearches.tsx';
import { Offers } from '#client/homes/shortlist/Offers.tsx';
import { Shortlist } from '#client/homes/shortlist/Shortlist.tsx';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { OfferedHomes } from '#client/professionals/leads/OfferedHomes.tsx';
import { MessageButton } from '#client/talk/messenger/MessageButton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

const messageAgent = (leadId: number) => (
  <MessageButton kind="lead" id={leadId}>
    Message the agent
  </MessageButton>
);

const TABS = ['shortlist', 'offers', 'agents', 'searches'] as const;

export function ShortlistedProperty({ userId }: { userId: number }) {
  const [tab, setTab] = useHashTab(TABS);
  return (
    <>
      <AdSlot place="ShortListTopImage" />
      <Tabs
        label="Shortlist"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'shortlist', label: 'Shortlist', content: <Shortlist userId={userId} /> },
          { value: 'offers', label: 'Worth a look', content: <Offers userId={userId} /> },
          {
            value: 'agents',
            label: 'From agents',
            content: <OfferedHomes message={messageAgent} />,
          },
          { value: 'searches', label: 'Saved searches', content: <SavedSearches /> },
        ]}
      />
    </>
  );
}
