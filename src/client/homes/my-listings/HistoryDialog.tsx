import { useCall } from '#client/lib/use-call.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import { findByUserId, type OwnListing } from '#contract/homes/my-listings.ts';
import words from '#messages/homes/my-listings/index.ts';
import { timelineItems } from './timeline-labels.ts';

interface Props {
  listing: OwnListing;
  userId: number;
  onClose: () => void;
}

/** What happened to a listing. */
export function HistoryDialog({ listing, userId, onClose }: Props) {
  const { id, title } = listing.propertydata;
  const { state, answer, error, reload } = useCall(
    findByUserId,
    { params: { id, userId } },
    { revalidateOnMount: true },
  );
  const items = timelineItems(answer?.data.timeline ?? []);
  return (
    <Dialog open title={words.history} description={title} onClose={onClose}>
      <Loader state={state} error={error} onRetry={reload}>
        {items.length > 0 ? (
          <Timeline items={items} />
        ) : (
          <p className="text-muted">{words.nothingHappenedSince}</p>
        )}
      </Loader>
    </Dialog>
  );
}
