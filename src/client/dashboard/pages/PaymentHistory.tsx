import { useSession } from '#client/lib/session-context.ts';
import { dealTabs } from '#client/money/escrow/deal-tabs.tsx';
import { PaymentHistory as History } from '#client/money/paid/PaymentHistory.tsx';

export function PaymentHistory() {
  const { userId, userRole } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Payment history</h1>
      <History userId={userId} role={userRole} deals={dealTabs(userId)} />
    </div>
  );
}
