import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { confirmVisit, type MeetingData } from '#contract/deals/visits.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { saveCalendar } from './save-calendar.ts';

interface Props {
  visit: MeetingData;
}

/** The owner agrees to a visit, or not. */
function Answer({ visit }: Props) {
  const [declining, setDeclining] = useState(false);
  const { busy, take } = useStep();
  const confirm = () => take(() => call(confirmVisit, { params: { visitId: visit.id } }));
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} busyLabel="Confirming…" onClick={confirm}>
        Confirm the visit
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => setDeclining(true)}>
        Decline or propose another time
      </Button>
      {declining && <DeclineDialog visit={visit} onClose={() => setDeclining(false)} />}
    </div>
  );
}

/** What either side can do with a visit as it stands. */
export function VisitActions({ visit }: Props) {
  const [cancelling, setCancelling] = useState(false);
  const { state, side } = visit;
  if (state === 'requested' && side === 'owner') return <Answer visit={visit} />;
  const isOpen = state === 'booked' || state === 'requested';
  if (!isOpen && state !== 'cancelled') return null;
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'requested' && (
        <Button variant="quiet" icon={CalendarPlus} onClick={() => saveCalendar(visit.id)}>
          {state === 'booked' ? 'Add to calendar' : 'Take out of calendar'}
        </Button>
      )}
      {isOpen && (
        <Button variant="quiet" onClick={() => setCancelling(true)}>
          {state === 'requested' ? 'Take the request back' : 'Cancel the visit'}
        </Button>
      )}
      {cancelling && <CancelDialog visit={visit} onClose={() => setCancelling(false)} />}
    </div>
  );
}
