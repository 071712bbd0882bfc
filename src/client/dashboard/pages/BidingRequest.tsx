import { OwnerBids } from '#client/deals/bids/OwnerBids.tsx';

export function BidingRequest() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Bids on my properties</h1>
      <OwnerBids />
    </div>
  );
}
