import { PayoutsDesk } from '#client/money/money-admin/PayoutsDesk.tsx';

export function AdminPayouts() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Payouts</h1>
      <PayoutsDesk />
    </div>
  );
}
