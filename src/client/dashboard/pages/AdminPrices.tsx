import { useHashTab } from '#client/lib/use-hash-tab.ts';
import { CouponDesk } from '#client/money/money-admin/CouponDesk.tsx';
import { PriceDesk } from '#client/money/money-admin/PriceDesk.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

export function AdminPrices() {
  const [tab, setTab] = useHashTab(['prices', 'coupons']);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Prices and coupons</h1>
      <Tabs
        label="Prices and coupons"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'prices', label: 'Price list', content: <PriceDesk /> },
          { value: 'coupons', label: 'Coupons', content: <CouponDesk /> },
        ]}
      />
    </div>
  );
}
