import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { BidRow } from '#contract/deals/bids.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import steps from '#messages/deals/steps/index.ts';
import { isOpen, stateWords } from './bid-labels.ts';

export function BidState({ bid }: { bid: BidRow }) {
  const { title, tone } = stateWords(bid);
  return <Badge tone={tone}>{title}</Badge>;
}

function asideOf(hundredths: number): string {
  if (hundredths === 0) return steps.asAsked;
  const percent = String(Math.abs(hundredths));
  return (hundredths < 0 ? steps.below : steps.above)({ percent });
}

/** "₹ 82 Lakh", and how far from the asking price. */
export function BidAmount({ bid }: { bid: BidRow }) {
  const asking = bid.listing.propertydata.price;
  const percent = wholePercent(bid.amount / asking - 1);
  return (
    <>
      <span className="font-bold">
        <Money rupees={bid.amount} />
      </span>
      <span className="block text-sm font-normal text-muted">{asideOf(percent)}</span>
    </>
  );
}

/** How long it still stands; nothing where it does not. */
export function BidTime({ bid, serverTime }: { bid: BidRow; serverTime: string }) {
  if (!isOpen(bid)) return null;
  return <TimeLeft until={bid.expiresAt} serverTime={serverTime} />;
}
