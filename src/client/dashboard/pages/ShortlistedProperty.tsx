import { AdSlot } from '#client/ads/places/AdSlot.tsx';
import { SavedSearches } from '#client/homes/saved-searches/SavedSearches.tsx';
import { Offers } from '#client/homes/shortlist/Offers.tsx';
import { Shortlist } from '#client/homes/shortlist/Shortlist.tsx';
import { useSession } from '#client/lib/session-context.ts';
import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { OfferedHomes } from '#client/professionals/leads/OfferedHomes.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

const TABS = ['shortlist', 'offers', 'agents', 'searches'] as const;

export function ShortlistedProperty() {
  const { userId } = useSession();
  const [tab, setTab] = useHashTab(TABS);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Shortlisted properties</h1>
        <ButtonLink href="/FavoritesProperties" variant="quiet">
          Favourites
        </ButtonLink>
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
