import { AdQueue } from '#client/ads/campaigns/AdQueue.tsx';

export function AdminAds() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Ads</h1>
      <AdQueue />
    </div>
  );
}
