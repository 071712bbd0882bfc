import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { counterBid, raiseBid, rejectBid, withdrawBid } from '#contract/deals/bid-steps.ts';
import type { BidRow } from '#contract/deals/bids.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { BidFormDialog } from './BidFormDialog.tsx';

export interface StepProps {
  bid: BidRow;
  onClose: () => void;
}

export function RaiseDialog({ bid, onClose }: StepProps) {
  const { id, amount, counter } = bid;
  return (
    <BidFormDialog
      title={words.raiseYours}
      description={
        counter
          ? deskWords.bidOwnerAsks({
              amount: formatPriceShort(amount),
              counter: formatPriceShort(counter),
            })
          : deskWords.bidSoFar({ amount: formatPriceShort(amount) })
      }
      buttonLabel={(amount) => (amount ? deskWords.raise({ amount }) : words.raiseBid)}
      amountLabel={deskWords.newBid}
      amountHelp={deskWords.moreThan({ amount: formatPriceShort(amount) })}
      standing={bid}
      listedIn={bid.listing.propertydata.listedin}
      draft={`raise-${id}`}
      send={(body) => call(raiseBid, { params: { id }, body })}
      onClose={onClose}
    />
  );
}

export function CounterDialog({ bid, onClose }: StepProps) {
  const { id, amount, other } = bid;
  return (
    <BidFormDialog
      title={words.askOther}
      description={deskWords.bidsIfThey({ other, amount: formatPriceShort(amount) })}
      buttonLabel={(amount) => (amount ? deskWords.ask({ amount }) : words.sendAnswer)}
      amountLabel={deskWords.youAsk}
      amountHelp={deskWords.moreThan({ amount: formatPriceShort(amount) })}
      standing={bid}
      listedIn={bid.listing.propertydata.listedin}
      draft={`counter-${id}`}
      send={(body) => call(counterBid, { params: { id }, body })}
      onClose={onClose}
    />
  );
}

export function RejectDialog({ bid, onClose }: StepProps) {
  return (
    <ReasonDialog
      title={deskWords.rejectBid({ amount: formatPriceShort(bid.amount) })}
      description={words.toldMayBid({ other: bid.other })}
      confirmLabel={words.rejectBid}
      draft={`reject-bid-${bid.id}`}
      step={(reason) => call(rejectBid, { params: { id: bid.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

export function WithdrawDialog({ bid, onClose }: StepProps) {
  const { busy, take } = useStep();
  const withdraw = async () => {
    if (await take(() => call(withdrawBid, { params: { id: bid.id } }))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={deskWords.withdrawBid({ amount: formatPriceShort(bid.amount) })}
      description={words.ownerToldAgain}
      confirmLabel={words.withdrawBid}
      busyLabel={words.withdrawing}
      busy={busy}
      danger
      onConfirm={withdraw}
      onCancel={onClose}
    />
  );
}
