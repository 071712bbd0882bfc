import { useSearchParams } from 'wouter';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { OffersForListing } from '#client/professionals/agent-desk/OfferLists.tsx';
import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import words from '#messages/people/desk/index.ts';

const TABS = ['find', 'offers'] as const;

/** Agents to ask, and agents who have offered by themselves. */
export function HireAgent({ userId }: { userId: number }) {
  const [query] = useSearchParams();
  const [tab, setTab] = useHashTab(TABS);
  const property = Number(query.get('property')) || 0;
  const about = property > 0 ? `listing ${property}` : '';
  return (
    <Tabs
      label={words.agents}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'find',
          label: words.findAgent,
          content: (
            <Directory
              profession="agent"
              userId={userId}
              about={about}
              reviewsOf={(id) => <Reviews personId={id} />}
            />
          ),
        },
        { value: 'offers', label: words.offersMe, content: <OffersForListing listingId={0} /> },
      ]}
    />
  );
}
