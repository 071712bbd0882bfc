import { useState } from 'react';
import { type DealStatus, StatusCard } from '#client/deals/deal/StatusCard.tsx';
import { IdentityNotice, useIdentityMissing } from '#client/people/kyc/IdentityNotice.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { BookDialog } from './BookDialog.tsx';
import { bookingPath, stateWords } from './booking-labels.ts';

interface Props {
  listingId: number;
  status: DealStatus;
}

function Existing({ listingId, status }: Props) {
  const { booking, isOwn } = status;
  if (!booking) return null;
  const side = isOwn ? 'owner' : 'buyer';
  const { title, tone } = stateWords({ side, state: booking.state });
  return (
    <>
      <p className="flex items-center gap-2">
        {isOwn ? words.somebodyBooked : words.youBookedIt}
        <Badge tone={tone}>{title}</Badge>
      </p>
      <ButtonLink href={bookingPath({ side, id: booking.id, listingId })}>
        {words.openBooking}
      </ButtonLink>
    </>
  );
}

function Free({ listingId, status }: Props) {
  const [booking, setBooking] = useState(false);
  const { askingPrice, tokenAmount, listedin } = status;
  const missing = useIdentityMissing();
  const perMonth = listedin === 'rent' ? deskWords.month : '';
  return (
    <>
      <p className="text-sm text-muted">
        {deskWords.askedTokenAmount({
          askingPrice: formatRupees(askingPrice),
          perMonth,
          tokenAmount: formatRupees(tokenAmount),
        })}
      </p>
      {missing && <IdentityNotice act="book" />}
      <Button onClick={() => setBooking(true)}>
        {deskWords.book({ askingPrice: formatPriceShort(askingPrice) })}
      </Button>
      {booking && (
        <BookDialog
          listingId={listingId}
          price={askingPrice}
          tokenAmount={tokenAmount}
          onClose={() => setBooking(false)}
        />
      )}
    </>
  );
}

function Content(props: Props) {
  const { isOwn, isLive, onHold, booking } = props.status;
  if (booking) return <Existing {...props} />;
  if (isOwn) return <p className="text-muted">{words.nobodyBooked}</p>;
  if (onHold) {
    return (
      <p className="grid justify-items-start gap-2">
        <Badge tone="warn">{words.onHold}</Badge>
        {words.ifFallsThrough}
      </p>
    );
  }
  if (!isLive) return <p className="text-muted">{words.cannotNow}</p>;
  return <Free {...props} />;
}

/** All about booking one listing, for its page behind the token; for users, whose it is. */
export function BookPanel({ listingId }: { listingId: number }) {
  return (
    <StatusCard listingId={listingId} title={[words.book, words.booking]}>
      {(status) => <Content listingId={listingId} status={status} />}
    </StatusCard>
  );
}
