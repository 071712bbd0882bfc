import { useSession } from '#client/dashboard/session-context.ts';
import { dealTabs } from '#client/features/escrow/deal-tabs.tsx';
import { PaymentHistory as History } from '#client/features/paid/PaymentHistory.tsx';

export function PaymentHistory() {
  const { userId, userRole } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Payment history</h1>
      <History userId={userId} role={userRole} deals={dealTabs(userId)} />
    </div>
  );
}
