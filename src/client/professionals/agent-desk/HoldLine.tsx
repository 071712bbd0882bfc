import { Lock } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { filled } from '#client/ui/filled.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { type Hold, releaseHold } from '#contract/professionals/listing-holds.ts';
import words from '#messages/professionals/agent-desk/index.ts';

/** A hold that runs, to those who may end it. */
export function HoldLine({ hold }: { hold: Hold }) {
  const { busy, take } = useStep();
  const end = () => call(releaseHold, { params: { holdId: hold.id }, body: {} });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warn/12 p-3">
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2 text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere">
          {filled((pieces) => words.by({ ...pieces, agent: hold.agent }), {
            bold: <b>{words.holdUntil({ until: formatMoment(hold.until) })}</b>,
          })}
          {hold.note && `: ${hold.note}`}
        </span>
      </p>
      <Button variant="quiet" busy={busy} busyLabel={words.ending} onClick={() => void take(end)}>
        {words.endHold}
      </Button>
    </div>
  );
}
