import { AdSlot } from '#client/ads/AdSlot.tsx';
import { AppLink } from '#client/dashboard/AppLink.tsx';
import { useSession } from '#client/dashboard/session-context.ts';
import { OfferedHomes } from '#client/features/leads/OfferedHomes.tsx';
import { SavedSearches } from '#client/features/saved-searches/SavedSearches.tsx';
import { Offers } from '#client/features/shortlist/Offers.tsx';
import { Shortlist } from '#client/features/shortlist/Shortlist.tsx';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Tabs } from '#client/ui/Tabs.tsx';

const TABS = ['shortlist', 'offers', 'agents', 'searches'] as const;

export function ShortlistedProperty() {
  const { userId } = useSession();
  const [tab, setTab] = useHashTab(TABS);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Shortlisted properties</h1>
        <AppLink href="/FavoritesProperties" className="button button-quiet">
          Favourites
        </AppLink>
      </div>
      <AdSlot place="ShortListTopImage" />
      <Tabs
        label="Shortlist"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'shortlist', label: 'Shortlist', content: <Shortlist userId={userId} /> },
          { value: 'offers', label: 'Worth a look', content: <Offers userId={userId} /> },
          { value: 'agents', label: 'From agents', content: <OfferedHomes /> },
          { value: 'searches', label: 'Saved searches', content: <SavedSearches /> },
        ]}
      />
    </div>
  );
}
