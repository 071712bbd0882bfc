import { useState } from 'react';
import { type DealStatus, StatusCard } from '#client/deals/deal/StatusCard.tsx';
import { IdentityNotice, useIdentityMissing } from '#client/people/kyc/IdentityNotice.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { IDENTITY_BID_FROM } from '#domain/people/identity-acts.ts';
import words from '#messages/deals/bids/index.ts';
import type { BidMessage } from './BidRoom.tsx';
import { isOpen } from './bid-labels.ts';
import { Outcome } from './Outcome.tsx';
import { OwnBid } from './OwnBid.tsx';
import { PlaceBidDialog } from './PlaceBidDialog.tsx';

interface Props {
  listingId: number;
  message: BidMessage;
}

function Content({ listingId, message, status }: Props & { status: DealStatus }) {
  const [placing, setPlacing] = useState(false);
  const missing = useIdentityMissing();
  const { isOwn, isLive, onHold, bid, booking, askingPrice, listedin } = status;
  if (isOwn) {
    return (
      <ButtonLink variant="quiet" href={`/BidingRequest?property=${listingId}`}>
        {words.seeBids}
      </ButtonLink>
    );
  }
  if (bid && (isOpen(bid) || (bid.state === 'accepted' && booking))) {
    return <OwnBid bidId={bid.id} message={message} />;
  }
  if (!isLive) return <p className="text-muted">{words.noBidsNow}</p>;
  if (onHold) {
    return (
      <p className="grid justify-items-start gap-2">
        <Badge tone="warn">{words.onHold}</Badge>
        {booking ? words.youBooked : words.somebodyBooked}
      </p>
    );
  }
  return (
    <>
      {missing && askingPrice >= IDENTITY_BID_FROM && <IdentityNotice act="bid" />}
      <Button variant="quiet" onClick={() => setPlacing(true)}>
        {bid ? words.bidAgain : words.placeBid}
      </Button>
      {placing && (
        <PlaceBidDialog
          listingId={listingId}
          askingPrice={askingPrice}
          listedIn={listedin}
          onClose={() => setPlacing(false)}
        />
      )}
    </>
  );
}

/** All about bidding on one listing, for its page behind the token; for users, whose it is. */
export function BidPanel({ listingId, message }: Props) {
  return (
    <StatusCard
      listingId={listingId}
      title={[words.bid, words.bids]}
      footer={<Outcome listingId={listingId} />}
    >
      {(status) => <Content listingId={listingId} message={message} status={status} />}
    </StatusCard>
  );
}
