import { AdSlot } from '../../ads/AdSlot.tsx';
import { OfferedHomes } from '../../features/leads/OfferedHomes.tsx';
import { SavedSearches } from '../../features/saved-searches/SavedSearches.tsx';
import { Offers } from '../../features/shortlist/Offers.tsx';
import { Shortlist } from '../../features/shortlist/Shortlist.tsx';
import { useHashTab } from '../../lib/use-hash-tab.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AppLink } from '../AppLink.tsx';
import { useSession } from '../session-context.ts';

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
