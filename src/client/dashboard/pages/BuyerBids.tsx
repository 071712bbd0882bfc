import { messageOther } from '#client/dashboard/work/message-other.tsx';
import { MyBids } from '#client/deals/bids/MyBids.tsx';

const message = messageOther('bid');

export function BuyerBids({ userId }: { userId: number }) {
  return <MyBids userId={userId} message={message} />;
}
