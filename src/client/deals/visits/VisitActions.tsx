import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { confirmVisit } from '#contract/deals/visit-steps.ts';
import type { MeetingData } from '#contract/deals/visits.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import words from '#messages/deals/visits/index.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { saveCalendar } from './save-calendar.ts';

interface Props {
  visit: MeetingData;
  listingId: number;
}

/** The owner agrees to a visit, or not. */
function Answer({ visit, listingId }: Props) {
  const [declining, setDeclining] = useState(false);
  const { busy, take } = useStep();
  const confirm = () => take(() => call(confirmVisit, { params: { visitId: visit.id } }));
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} busyLabel={words.confirming} onClick={confirm}>
        {words.confirmVisit}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => setDeclining(true)}>
        {words.declineOrPropose}
      </Button>
      {declining && (
        <DeclineDialog visit={visit} listingId={listingId} onClose={() => setDeclining(false)} />
      )}
    </div>
  );
}

/** What either side can do with a visit as it stands. */
export function VisitActions({ visit, listingId }: Props) {
  const [cancelling, setCancelling] = useState(false);
  const { state, side } = visit;
  if (state === 'requested' && side === 'owner')
    return <Answer visit={visit} listingId={listingId} />;
  const isOpen = state === 'booked' || state === 'requested';
  if (!isOpen && state !== 'cancelled') return null;
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'requested' && (
        <Button variant="quiet" icon={CalendarPlus} onClick={() => saveCalendar(visit.id)}>
          {state === 'booked' ? words.addToCalendar : words.takeOutOfCalendar}
        </Button>
      )}
      {isOpen && (
        <Button variant="quiet" onClick={() => setCancelling(true)}>
          {state === 'requested' ? contactsWords.takeBack : words.cancelVisit}
        </Button>
      )}
      {cancelling && <CancelDialog visit={visit} onClose={() => setCancelling(false)} />}
    </div>
  );
}
