import { call } from '#client/lib/api.ts';
import { placeBid } from '#contract/deals/bid-steps.ts';
import { bidBounds } from '#domain/deals/deal-amounts.ts';
import { NO_TERMS } from '#domain/deals/deal-terms.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import { BidFormDialog } from './BidFormDialog.tsx';

interface Props {
  listingId: number;
  askingPrice: number;
  listedIn: ListedIn;
  onClose: () => void;
}

export function PlaceBidDialog({ listingId, askingPrice, listedIn, onClose }: Props) {
  const { least, most } = bidBounds(askingPrice);
  return (
    <BidFormDialog
      title={words.bidOnThis}
      description={words.ifOwnerAccepts}
      buttonLabel={(amount) => (amount ? words.sendBidOf({ amount }) : words.sendBid)}
      amountLabel={words.yourBid}
      amountHelp={words.betweenAsked({
        least: formatPriceShort(least),
        most: formatPriceShort(most),
        askingPrice: formatPriceShort(askingPrice),
      })}
      standing={{ terms: NO_TERMS, conditions: [] }}
      listedIn={listedIn}
      draft={`bid-on-${listingId}`}
      send={({ conditions = [], ...body }) =>
        call(placeBid, { body: { listingId, conditions, ...body } })
      }
      onClose={onClose}
    />
  );
}
