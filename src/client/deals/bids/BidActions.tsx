import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { BidRow } from '#contract/deals/bids.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import steps from '#messages/deals/steps/index.ts';
import { AgreeDialog } from './AgreeDialog.tsx';
import {
  CounterDialog,
  RaiseDialog,
  RejectDialog,
  type StepProps,
  WithdrawDialog,
} from './BidDialogs.tsx';
import { isOpen } from './bid-labels.ts';

type Step = 'agree' | 'raise' | 'counter' | 'reject' | 'withdraw';
const DIALOG: Record<Step, (props: StepProps) => ReactNode> = {
  agree: AgreeDialog,
  raise: RaiseDialog,
  counter: CounterDialog,
  reject: RejectDialog,
  withdraw: WithdrawDialog,
};

function stepsOf({ side, state, onHold }: BidRow): Step[] {
  if (side === 'owner') {
    if (onHold) return ['reject'];
    return state === 'placed' ? ['agree', 'counter', 'reject'] : ['reject'];
  }
  if (onHold) return ['withdraw'];
  return state === 'countered' ? ['agree', 'raise', 'withdraw'] : ['raise', 'withdraw'];
}

/** What the caller can do about a bid now; the likeliest first. */
export function BidActions({ bid }: { bid: BidRow }) {
  const [step, setStep] = useState<Step>();
  const { side, amount, counter, other, bookingId, listingId } = bid;
  const Dialog = step && DIALOG[step];
  const close = () => setStep(undefined);
  const agreed = side === 'owner' ? amount : (counter ?? amount);
  const { title } = bid.listing.propertydata;
  const labelOf = (name: Step) =>
    name === 'agree' ? steps.accept({ amount: formatPriceShort(agreed) }) : steps.step[name];
  const heardAs = (label: string) =>
    side === 'owner' ? steps.aboutBidOf({ label, other }) : steps.aboutBidOn({ label, title });
  if (bookingId) {
    const path =
      side === 'owner'
        ? `/OwnerBookedPropertyDetails/${bookingId}/${listingId}`
        : `/BookedPropertyDetails/${listingId}/${bookingId}`;
    return (
      <ButtonLink href={path} variant="quiet">
        {words.seeBooking}
      </ButtonLink>
    );
  }
  return (
    <>
      {isOpen(bid) &&
        stepsOf(bid).map((name) => (
          <Button
            key={name}
            variant={name === 'agree' ? 'primary' : 'quiet'}
            aria-label={heardAs(labelOf(name))}
            onClick={() => setStep(name)}
          >
            {labelOf(name)}
          </Button>
        ))}
      {Dialog && <Dialog bid={bid} onClose={close} />}
    </>
  );
}
