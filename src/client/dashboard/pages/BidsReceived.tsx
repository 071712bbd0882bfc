import { messageOther } from '#client/dashboard/work/message-other.tsx';
import { OwnerBids } from '#client/deals/bids/OwnerBids.tsx';

const message = messageOther('bid');

export function BidsReceived() {
  return <OwnerBids message={message} />;
}
