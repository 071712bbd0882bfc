import { useSearchParams } from 'wouter';
import { OwnListings } from '../../features/visits/OwnListings.tsx';
import { Schedule } from '../../features/visits/Schedule.tsx';
import { VisitPanel } from '../../features/visits/VisitPanel.tsx';
import { useSession } from '../session-context.ts';

/** The diary; `?listing=ID` opens the times of one listing, to book or to offer. */
export function ScheduleMeeting() {
  const { userId } = useSession();
  const [search, setSearch] = useSearchParams();
  const listingId = Number(search.get('listing')) || undefined;
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Visits</h1>
      <OwnListings
        chosen={listingId}
        onChoose={(id) => setSearch(id ? { listing: String(id) } : {}, { replace: true })}
      />
      {listingId && <VisitPanel key={listingId} listingId={listingId} diaryBelow />}
      <h2 className="text-xl">Your diary</h2>
      <Schedule userId={userId} />
    </div>
  );
}
