import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { AssignedListing } from '#contract/professionals/agent-desk.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { HoldDialog } from './HoldDialog.tsx';

interface Props {
  assigned: AssignedListing;
  userId: number;
}

/** The way to a hold, where one can be made. */
export function HoldButton({ assigned: { listing, status, hold }, userId }: Props) {
  const [open, setOpen] = useState(false);
  if (status !== 'live' || hold) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.keepBuyer}
      </Button>
      {open && (
        <HoldDialog
          listingId={listing.propertydata.id}
          userId={userId}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
