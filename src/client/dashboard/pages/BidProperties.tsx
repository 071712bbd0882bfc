import { MyBids } from '#client/deals/bids/MyBids.tsx';
import { useSession } from '#client/lib/session-context.ts';

export function BidProperties() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">My bids</h1>
      <MyBids userId={userId} />
    </div>
  );
}
