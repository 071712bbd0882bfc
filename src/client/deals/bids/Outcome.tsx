import { useCall } from '#client/lib/use-call.ts';
import { bidOutcome } from '#contract/deals/bids.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatPriceShort } from '#domain/lib/money.ts';

const SAID = {
  none: 'Nobody has bid so far.',
  open: '',
  accepted: 'One was accepted.',
  closed: 'None is open any more.',
};

/** How the bidding stands, as anybody may know it. */
export function Outcome({ listingId }: { listingId: number }) {
  const { answer } = useCall(bidOutcome, { params: { id: listingId } });
  if (!answer) return null;
  const { count, outcome, range } = answer.data;
  const many = `${counted(count, 'person has bid', { many: 'people have bid' })}.`;
  return (
    <p className="text-sm text-muted">
      {count > 0 && `${many} `}
      {range &&
        `Their bids lie between ${formatPriceShort(range.least)} and ${formatPriceShort(range.most)}. `}
      {SAID[outcome]}
    </p>
  );
}
