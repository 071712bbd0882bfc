import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import couponWords from '#messages/money/staff-coupons/index.ts';
import words from '#messages/money/staff-prices/index.ts';
import { CouponDesk } from './CouponDesk.tsx';
import { PriceDesk } from './PriceDesk.tsx';

export function PricesAndCoupons() {
  const [tab, setTab] = useHashTab(['prices', 'coupons']);
  return (
    <Tabs
      label={words.pricesAndCoupons}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'prices', label: words.priceList, content: <PriceDesk /> },
        { value: 'coupons', label: couponWords.coupons, content: <CouponDesk /> },
      ]}
    />
  );
}
