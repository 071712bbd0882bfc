import { House } from 'lucide-react';
import { useEffect } from 'react';
import { getListingPage } from '#contract/listings.ts';
import { AssignedDetails } from '../../features/agent-desk/AssignedDetails.tsx';
import { useCall } from '../../lib/use-call.ts';
import { rememberSeen } from '../../listing/kept.ts';
import { ListingView } from '../../listing/ListingView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AppLink } from '../AppLink.tsx';
import { BroughtBy } from '../listing-page/BroughtBy.tsx';
import { ListingActions } from '../listing-page/ListingActions.tsx';
import type { PageProps } from '../page-props.ts';
import { useSession } from '../session-context.ts';

function NoLongerListed() {
  return (
    <>
      <h1 className="sr-only">Property</h1>
      <EmptyState
        icon={House}
        title="This home is no longer listed"
        text="It was sold, rented or taken down. Homes like the ones you keep are under Worth a look."
        action={
          <AppLink className="button button-primary" href="/ShortlistedProperty#offers">
            See what is worth a look
          </AppLink>
        }
      />
    </>
  );
}

function AssignedOffMarket(props: { listingId: number; userId: number }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AssignedDetails {...props} otherwise={<NoLongerListed />} />
    </div>
  );
}

export function ViewPropertyDetails({ params }: PageProps) {
  const id = Number(params.id);
  const { userId, userRole } = useSession();
  const { state, answer, error, reload } = useCall(getListingPage, { params: { id } });
  const isThere = answer !== undefined;
  useEffect(() => {
    if (isThere) rememberSeen(id);
  }, [isThere, id]);

  if (error?.code === 'not_found' || error?.code === 'invalid') {
    // An agent's own work stays in reach while the home is off the market.
    if (userRole !== 'agent') return <NoLongerListed />;
    return <AssignedOffMarket listingId={id} userId={userId} />;
  }
  return (
    <Loader
      state={state}
      message={error?.message}
      onRetry={reload}
      skeleton={<Skeleton lines={12} />}
    >
      {() =>
        answer && (
          <ListingView
            page={answer.data}
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
