import { call } from '#client/lib/api.ts';
import { placeBid } from '#contract/deals/bid-steps.ts';
import { bidBounds } from '#domain/deals/deal-amounts.ts';
import { NO_TERMS } from '#domain/deals/deal-terms.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
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
      title="Bid on this property"
      description="If the owner accepts, the property is booked for you at your amount, and the token amount is due within 3 days."
      buttonLabel={(amount) => (amount ? `Send bid of ${amount}` : 'Send the bid')}
      amountLabel="Your bid"
      amountHelp={`Between ${formatPriceShort(least)} and ${formatPriceShort(most)}; asked is ${formatPriceShort(askingPrice)}.`}
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
