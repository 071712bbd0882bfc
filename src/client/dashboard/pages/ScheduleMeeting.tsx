import { useSearchParams } from 'wouter';
import { OwnListings } from '#client/deals/visits/OwnListings.tsx';
import { VisitPanel } from '#client/deals/visits/VisitPanel.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';
import { Diary } from '#client/talk/meetings/Diary.tsx';
import { ProposeForm } from '#client/talk/meetings/ProposeForm.tsx';

/**
 * The diary; `?listing=ID` opens the times of one listing, to book or to offer, `?thread=ID` the
 * form for a meeting with the other of a talk, `?review=ID` the reviews of a visit that was made.
 */
export function ScheduleMeeting({ userId }: { userId: number }) {
  const [search, setSearch] = useSearchParams();
  const listingId = Number(search.get('listing')) || undefined;
  const threadId = Number(search.get('thread')) || undefined;
  const reviewed = Number(search.get('review')) || undefined;
  return (
    <>
      {threadId && (
        <ProposeForm
          key={threadId}
          threadId={threadId}
          onDone={() => setSearch({}, { replace: true })}
        />
      )}
      {reviewed && <ReviewForm key={reviewed} subjectKind="visit" subjectId={reviewed} />}
      <OwnListings
        chosen={listingId}
        onChoose={(id) => setSearch(id ? { listing: String(id) } : {}, { replace: true })}
      />
      {listingId && <VisitPanel key={listingId} listingId={listingId} diaryBelow />}
      <Diary userId={userId} />
    </>
  );
}
