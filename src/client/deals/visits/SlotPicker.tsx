import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonLook } from '#client/ui/classes.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { Slot } from '#contract/deals/slots.ts';
import { bookVisit } from '#contract/deals/visit-steps.ts';
import { formatSpan, formatTime } from '#domain/lib/time/format.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { dayName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import deskWords from '#messages/deals/desk/index.ts';
import words from '#messages/deals/visits/index.ts';
import { VisitClash } from './VisitClash.tsx';
import { VisitNote } from './VisitNote.tsx';

interface BookProps {
  slot: Slot;
  /** It stands at once, unless the owner has something else then. */
  confirms: boolean;
  onClose: () => void;
}

function BookDialog({ slot, confirms, onClose }: BookProps) {
  const form = useCallForm(bookVisit, { note: '' });
  const { errors } = form.formState;
  const { propertyId, start, end } = slot;
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
  const { busy, take } = useStep({ form, staysOpen: true, onDone: onClose });
  const book = form.handleSubmit((body) =>
    take(() => call(bookVisit, { params: { slotId: slot.id }, body })),
  );
  return (
    <Dialog
      open
      size="narrow"
      title={words.askTitle}
      description={formatSpan(slot.start, slot.end)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {words.chooseOther}
          </Button>
          <Button busy={busy} busyLabel={words.asking} onClick={book}>
            {words.askFor}
          </Button>
        </>
      }
    >
      <p>
        {confirms ? words.atOnceUnless : words.confirmsWithinDay} {words.onceConfirmed}
      </p>
      <VisitClash listingId={propertyId} other={deskWords.theOwner} chosen={{ start, minutes }} />
      <VisitNote field={form.register('note')} error={errors.note?.message} />
    </Dialog>
  );
}

interface Props {
  slots: readonly Slot[];
  confirms: boolean;
}

/** Times to choose from, by day. */
export function SlotPicker({ slots, confirms }: Props) {
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
                {deskWords.to({ start: formatTime(slot.start), end: formatTime(slot.end) })}
              </button>
            ))}
          </div>
        </div>
      ))}
      {chosen && (
        <BookDialog slot={chosen} confirms={confirms} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}
