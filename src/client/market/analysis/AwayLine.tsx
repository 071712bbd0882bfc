import { CloudOff } from 'lucide-react';
import { formatMoment } from '#client/ui/moment.ts';
import words from '#messages/market/analysis/index.ts';

/** Says calmly that the service is away and how old what is on screen is. */
export function AwayLine({ isAway, asOf }: { isAway: boolean; asOf: string | null }) {
  return (
    <p role="status" className={isAway ? 'flex items-center gap-2 text-sm text-muted' : 'sr-only'}>
      {isAway && (
        <>
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {words.away({ moment: asOf && formatMoment(asOf) })}
        </>
      )}
    </p>
  );
}
