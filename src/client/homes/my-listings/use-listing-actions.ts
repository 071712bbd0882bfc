import { useState } from 'react';
import { toast } from 'sonner';
import { listingLimit } from '#client/homes/listing/ListingLimitDialog.tsx';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import {
  changeListing,
  confirmListing,
  type OwnerAction,
} from '#contract/homes/my-listing-steps.ts';
import { isAppError } from '#contract/lib/errors.ts';
import myListingsWords from '#messages/homes/my-listings/index.ts';

/** Takes a step with one listing, says what came of it, and waits until the lists show it. */
export function useListingActions(id: number) {
  const [busy, setBusy] = useState(false);
  const [limit, setLimit] = useState<string>();
  const run = async (send: () => Promise<{ message: string }>) => {
    setBusy(true);
    try {
      toast.success((await send()).message);
    } catch (error) {
      const words = listingLimit(error);
      if (words) setLimit(words);
      else toast.error(isAppError(error) ? error.message : myListingsWords.didNotWork);
    }
    // Refused or not: what the list shows may be old.
    await refreshed();
    setBusy(false);
  };
  return {
    busy,
    /** Why there is no room on the market for it. */
    limit,
    dismiss: () => setLimit(undefined),
    act: (action: OwnerAction) =>
      run(() => call(changeListing, { params: { id }, body: { action } })),
    confirm: () => run(() => call(confirmListing, { params: { id } })),
  };
}
