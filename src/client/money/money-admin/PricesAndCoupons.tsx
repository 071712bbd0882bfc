import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { CouponDesk } from './CouponDesk.tsx';
import { PriceDesk } from './PriceDesk.tsx';

export function PricesAndCoupons() {
  const [tab, setTab] = useHashTab(['prices', 'coupons']);
  return (
    <Tabs
      label="Prices and coupons"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'prices', label: 'Price list', content: <PriceDesk /> },
        { value: 'coupons', label: 'Coupons', content: <CouponDesk /> },
      ]}
    />
  );
}
