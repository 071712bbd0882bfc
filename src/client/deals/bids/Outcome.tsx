import { useCall } from '#client/lib/use-call.ts';
import { bidOutcome } from '#contract/deals/bids.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/deals/desk/index.ts';
import { labels } from '#messages/lib/labels.ts';

const SAID = labels(() => words.said);

/** How the bidding stands, as anybody may know it. */
export function Outcome({ listingId }: { listingId: number }) {
  const { answer } = useCall(bidOutcome, { params: { id: listingId } });
  if (!answer) return null;
  const { count, outcome, range } = answer.data;
  const many = words.peopleBid({ count });
  return (
    <p className="text-sm text-muted">
      {count > 0 && `${many} `}
      {range &&
        words.theirBidsLie({
          least: formatPriceShort(range.least),
          most: formatPriceShort(range.most),
        })}
      {SAID[outcome]}
    </p>
  );
}
