import { House } from 'lucide-react';
import { useEffect } from 'react';
import { BroughtBy } from '#client/dashboard/listing-page/BroughtBy.tsx';
import { ListingActions } from '#client/dashboard/listing-page/ListingActions.tsx';
import { goneKind, goneWords } from '#client/homes/listing/gone-words.ts';
import { rememberSeen } from '#client/homes/listing/kept.ts';
import { ListingView, Similar } from '#client/homes/listing/ListingView.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ListingFairRange } from '#client/market/fair-price/ListingFairRange.tsx';
import { ListingRateTrend } from '#client/market/quarters/ListingRateTrend.tsx';
import { AssignedDetails } from '#client/professionals/agent-desk/AssignedDetails.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { getGoneListing, getListingPage } from '#contract/homes/listings.ts';
import deskWords from '#messages/people/desk/index.ts';

/** What became of a home that was on offer, and homes like it that are. */
function NoLongerListed({ listingId }: { listingId: number }) {
  const { answer } = useCall(getGoneListing, { params: { id: listingId } });
  const gone = answer?.data;
  return (
    <div className="grid gap-8">
      <h1 className="sr-only">{gone?.title ?? deskWords.property}</h1>
      <EmptyState
        icon={House}
        title={gone ? goneWords(gone) : deskWords.homeNoLonger}
        text={gone ? (gone.title ?? goneKind(gone)) : deskWords.soldRentedTaken}
        action={
          <ButtonLink href="/ShortlistedProperty#offers">{deskWords.seeWhatWorth}</ButtonLink>
        }
      />
      {gone && <Similar similar={gone.similar} />}
    </div>
  );
}

function AssignedOffMarket(props: { listingId: number; userId: number }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AssignedDetails {...props} otherwise={<NoLongerListed listingId={props.listingId} />} />
    </div>
  );
}

export function ViewPropertyDetails({ params, userId, userRole }: PageProps) {
  const id = Number(params.id);
  const { state, answer, error, reload } = useCall(getListingPage, { params: { id } });
  const isThere = answer !== undefined;
  useEffect(() => {
    if (isThere) rememberSeen(id);
  }, [isThere, id]);

  if (error?.code === 'not_found' || error?.code === 'invalid') {
    // An agent's own work stays in reach while the home is off the market.
    if (userRole !== 'agent') return <NoLongerListed listingId={id} />;
    return <AssignedOffMarket listingId={id} userId={userId} />;
  }
  return (
    <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={12} />}>
      {() =>
        answer && (
          <ListingView
            page={answer.data}
            fairRange={<ListingFairRange page={answer.data} />}
            rateTrend={<ListingRateTrend property={answer.data.property} />}
            note={
              params.agentId &&
              Number(params.agentId) !== userId && <BroughtBy agentId={Number(params.agentId)} />
            }
            actions={<ListingActions property={answer.data.property} />}
          />
        )
      }
    </Loader>
  );
}
