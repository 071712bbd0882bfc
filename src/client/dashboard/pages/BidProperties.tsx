import { useSession } from '#client/dashboard/session-context.ts';
import { MyBids } from '#client/features/bids/MyBids.tsx';

export function BidProperties() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">My bids</h1>
      <MyBids userId={userId} />
    </div>
  );
}
