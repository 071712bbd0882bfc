import type { PageProps } from '#client/lib/page.ts';
import { dealTabs } from '#client/money/escrow/deal-tabs.tsx';
import { PaymentHistory as History } from '#client/money/paid/PaymentHistory.tsx';

export function PaymentHistory({ userId, userRole }: PageProps) {
  return <History userId={userId} role={userRole} deals={dealTabs(userId)} />;
}
