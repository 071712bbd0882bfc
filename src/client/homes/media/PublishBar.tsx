import { useState } from 'react';
import { useLocation } from 'wouter';
import { ListingLimitDialog, listingLimit } from '#client/homes/listing/ListingLimitDialog.tsx';
import { listingPath } from '#client/homes/listing/listing-labels.ts';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { changeListing } from '#contract/homes/my-listings.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';

interface Props {
  listingId: number;
  status: ListingStatus;
  /** Files are still on their way; leaving the page would stop them. */
  isBusy: boolean;
  hasPhoto: boolean;
}

function hint({ isBusy, hasPhoto }: Props): string {
  if (isBusy) return 'Photos are still on their way. Publish once they are here.';
  if (!hasPhoto) return 'You can publish without photos and add them later.';
  return 'Everyone can see the property once it is published. You can change it later.';
}

/** The last step of posting: to the owner’s own page of it. */
export function PublishBar(props: Props) {
  const { listingId, status, isBusy } = props;
  const [busy, setBusy] = useState(false);
  const [limit, setLimit] = useState<string>();
  const [, navigate] = useLocation();

  async function publish() {
    setBusy(true);
    try {
      await call(changeListing, { params: { id: listingId }, body: { action: 'publish' } });
      navigate(`/ViewPropertyDetails/${listingId}`);
    } catch (error) {
      const limit = listingLimit(error);
      if (limit) setLimit(limit);
      else toastError(error);
      setBusy(false);
    }
  }

  return (
    <section aria-label="Next step" className="card grid gap-3 p-5">
      {status === 'draft' && <p>{hint(props)}</p>}
      <div className="flex flex-wrap gap-3">
        {status === 'draft' && (
          <Button
            variant="accent"
            busy={busy}
            busyLabel="Publishing…"
            disabled={isBusy}
            onClick={publish}
          >
            Publish the property
          </Button>
        )}
        {status === 'live' && (
          <ButtonLink href={listingPath(listingId)}>See the public page</ButtonLink>
        )}
        <ButtonLink variant="quiet" href={`/PropertyVerification/${listingId}`}>
          Get the verified badge
        </ButtonLink>
        <ButtonLink variant="quiet" href="/OwnerPropertiesScreen">
          My properties
        </ButtonLink>
      </div>
      <ListingLimitDialog message={limit} onClose={() => setLimit(undefined)} />
    </section>
  );
}
