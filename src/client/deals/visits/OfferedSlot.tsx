import { X } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { removeSlot, type Slot } from '#contract/deals/slots.ts';
import { formatTime } from '#domain/lib/time/format.ts';
import words from '#messages/deals/visits/index.ts';
import { langOf } from '#messages/lib/lang-of.ts';

/** A time the caller offers that nobody has booked. */
export function OfferedSlot({ slot, withTitle }: { slot: Slot; withTitle: boolean }) {
  const { busy, take } = useStep();
  const times = words.spanOf({ start: formatTime(slot.start), end: formatTime(slot.end) });
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-dashed border-line-strong py-1 pr-1 pl-4">
      <p className="min-w-0">
        <span className="tabular font-semibold">{times}</span>{' '}
        <span className="text-muted">
          {slot.taken ? words.slotTaken : words.slotFree}
          {withTitle && ' · '}
          {withTitle && <span lang={langOf(slot.title)}>{slot.title}</span>}
        </span>
      </p>
      {!slot.taken && (
        <Button
          variant="quiet"
          icon={X}
          busy={busy}
          aria-label={words.takeBackTimes({ times })}
          className="border-transparent"
          onClick={() => take(() => call(removeSlot, { params: { slotId: slot.id } }))}
        >
          {words.takeBack}
        </Button>
      )}
    </div>
  );
}
