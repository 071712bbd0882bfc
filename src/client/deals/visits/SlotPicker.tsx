import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonLook } from '#client/ui/classes.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { bookVisit, type Slot } from '#contract/deals/visits.ts';
import { formatSpan, formatTime } from '#domain/lib/time/format.ts';
import { dayName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { VisitNote } from './VisitNote.tsx';

function BookDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const form = useCallForm(bookVisit, { note: '' });
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true, onDone: onClose });
  const book = form.handleSubmit((body) =>
    take(() => call(bookVisit, { params: { slotId: slot.id }, body })),
  );
  return (
    <Dialog
      open
      size="narrow"
      title="Ask for this visit?"
      description={formatSpan(slot.start, slot.end)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Choose another time
          </Button>
          <Button busy={busy} busyLabel="Asking…" onClick={book}>
            Ask for the visit
          </Button>
        </>
      }
    >
      <p>
        The owner confirms or declines within a day. Once confirmed, you get a code to show at the
        door, and two hours before the visit the address.
      </p>
      <VisitNote field={form.register('note')} error={errors.note?.message} />
    </Dialog>
  );
}

/** Times to choose from, by day. */
export function SlotPicker({ slots }: { slots: readonly Slot[] }) {
  const [chosen, setChosen] = useState<Slot>();
  const days = Map.groupBy(slots, ({ start }) => puneDate(new Date(start)));
  return (
    <div className="grid gap-4">
      {[...days].map(([day, times]) => (
        <div key={day} className="grid gap-2">
          <h3 className="text-base">{dayName(day)}</h3>
          <div className="flex flex-wrap gap-2">
            {times.map((slot) => (
              <button
                key={slot.id}
                type="button"
                className={buttonLook('quiet', 'tabular')}
                onClick={() => setChosen(slot)}
              >
                {formatTime(slot.start)} to {formatTime(slot.end)}
              </button>
            ))}
          </div>
        </div>
      ))}
      {chosen && <BookDialog slot={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}
