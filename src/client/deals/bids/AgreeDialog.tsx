import { ConditionList } from '#client/deals/deal/ConditionList.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { acceptBid, acceptCounter } from '#contract/deals/bid-steps.ts';
import type { BidRow } from '#contract/deals/bids.ts';
import { PAY_HOURS } from '#domain/deals/booking.ts';
import { tokenAmount } from '#domain/deals/deal-amounts.ts';
import { conditionLines } from '#domain/deals/deal-terms.ts';
import { formatPriceShort, formatRupees, fromRupees, toRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';

/** Says all that follows before somebody agrees to an amount. */
export function AgreeDialog({ bid, onClose }: { bid: BidRow; onClose: () => void }) {
  const { busy, take } = useStep();
  const isOwner = bid.side === 'owner';
  const amount = isOwner ? bid.amount : (bid.counter ?? bid.amount);
  const token = formatRupees(
    toRupees(tokenAmount(fromRupees(amount), bid.listing.propertydata.listedin)),
  );
  const agreed = (!isOwner && bid.counterTerms) || bid;
  const agree = async () => {
    const input = { params: { id: bid.id }, body: { amount, conditions: conditionLines(agreed) } };
    if (await take(() => call(isOwner ? acceptBid : acceptCounter, input))) onClose();
  };
  const price = formatRupees(amount);
  return (
    <ConfirmDialog
      open
      title={isOwner ? `Accept ${price} from ${bid.other}?` : `Accept ${price}?`}
      description={
        isOwner
          ? `The property is booked for ${bid.other} at ${price}, and nobody else can bid or book. All other open bids lose, and the bidders are told. The buyer then has ${PAY_HOURS / 24} days to pay the token amount of ${token}; if it is not paid, the property is free again.`
          : `The property is booked for you at ${price}. The token amount of ${token} is due within ${PAY_HOURS / 24} days; if it is not paid, the booking ends.`
      }
      confirmLabel={`Accept ${formatPriceShort(amount)}`}
      busyLabel={words.accepting}
      busy={busy}
      onConfirm={agree}
      onCancel={onClose}
    >
      <section className="grid gap-1" aria-label={words.conditions}>
        <h3 className="text-base font-semibold">{words.agreeConditions}</h3>
        <ConditionList of={agreed} />
      </section>
    </ConfirmDialog>
  );
}
