import { AdSlot } from '#client/ads/places/AdSlot.tsx';
import { SavedSearches } from '#client/homes/saved-searches/SavedSearches.tsx';
import { Offers } from '#client/homes/shortlist/Offers.tsx';
import { Shortlist } from '#client/homes/shortlist/Shortlist.tsx';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { OfferedHomes } from '#client/professionals/leads/OfferedHomes.tsx';
import { MessageButton } from '#client/talk/messenger/MessageButton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import words from '#messages/people/desk/index.ts';

const messageAgent = (leadId: number) => (
  <MessageButton kind="lead" id={leadId}>
    {words.messageAgent}
  </MessageButton>
);

const TABS = ['shortlist', 'offers', 'agents', 'searches'] as const;

export function ShortlistedProperty({ userId }: { userId: number }) {
  const [tab, setTab] = useHashTab(TABS);
  return (
    <>
      <AdSlot place="ShortListTopImage" />
      <Tabs
        label={words.shortlist}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'shortlist', label: words.shortlist, content: <Shortlist userId={userId} /> },
          { value: 'offers', label: words.worthLook, content: <Offers userId={userId} /> },
          {
            value: 'agents',
            label: words.fromAgents,
            content: <OfferedHomes message={messageAgent} />,
          },
          { value: 'searches', label: words.savedSearches, content: <SavedSearches /> },
        ]}
      />
    </>
  );
}
