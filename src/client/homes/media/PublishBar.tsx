import { useState } from 'react';
import { useLocation } from 'wouter';
import { ListingLimitDialog, listingLimit } from '#client/homes/listing/ListingLimitDialog.tsx';
import { listingPath } from '#client/homes/listing/listing-labels.ts';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { changeListing } from '#contract/homes/my-listing-steps.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import words from '#messages/homes/papers/index.ts';

interface Props {
  listingId: number;
  status: ListingStatus;
  /** Files are still on their way; leaving the page would stop them. */
  isBusy: boolean;
  hasPhoto: boolean;
}

function hint({ isBusy, hasPhoto }: Props): string {
  if (isBusy) return words.photosStillTheir;
  if (!hasPhoto) return words.canPublishWithout;
  return words.everyoneCanSee;
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
    <section aria-label={words.nextStep} className="card grid gap-3 p-5">
      {status === 'draft' && <p>{hint(props)}</p>}
      <div className="flex flex-wrap gap-3">
        {status === 'draft' && (
          <Button
            variant="accent"
            busy={busy}
            busyLabel={words.publishing}
            disabled={isBusy}
            onClick={publish}
          >
            {words.publishProperty}
          </Button>
        )}
        {status === 'live' && (
          <ButtonLink href={listingPath(listingId)}>{words.seePublicPage}</ButtonLink>
        )}
        <ButtonLink variant="quiet" href={`/PropertyVerification/${listingId}`}>
          {words.getVerifiedBadge}
        </ButtonLink>
        <ButtonLink variant="quiet" href="/OwnerPropertiesScreen">
          {words.myProperties}
        </ButtonLink>
      </div>
      <ListingLimitDialog message={limit} onClose={() => setLimit(undefined)} />
    </section>
  );
}
