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
import deskWords from '#messages/deals/desk/index.ts';

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
      title={
        isOwner ? deskWords.acceptFrom({ price, other: bid.other }) : deskWords.accept({ price })
      }
      description={
        isOwner
          ? deskWords.propertyBookedNobody({
              other: bid.other,
              price,
              payHours: PAY_HOURS / 24,
              token,
            })
          : deskWords.propertyBookedToken({ price, token, payHours: PAY_HOURS / 24 })
      }
      confirmLabel={deskWords.acceptWord({ amount: formatPriceShort(amount) })}
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
