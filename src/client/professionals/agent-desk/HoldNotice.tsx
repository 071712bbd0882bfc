import { Lock } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { formatMoment } from '#client/ui/moment.ts';
import { holdOfListing } from '#contract/professionals/listing-holds.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { HoldLine } from './HoldLine.tsx';

/** Says on a listing's page that an agent keeps it for somebody; nothing where nobody does. */
export function HoldNotice({ listingId }: { listingId: number }) {
  const { answer } = useCall(holdOfListing, { params: { listingId } });
  if (!answer?.data) return null;
  const { hold, forYou, until } = answer.data;
  if (hold) return <HoldLine hold={hold} />;
  return (
    <p role="status" className="flex items-start gap-2 rounded-card bg-warn/12 p-3 text-sm">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <b>{words.holdUntil({ until: formatMoment(until) })}</b>
        {forYou ? words.keptCanBook : words.anotherBuyerCan}
      </span>
    </p>
  );
}
