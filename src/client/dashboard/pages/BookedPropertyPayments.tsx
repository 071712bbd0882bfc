import { useSearchParams } from 'wouter';
import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { DealMoney } from '#client/money/escrow/DealMoney.tsx';
import { PaymentNotice } from '#client/money/escrow/PaymentNotice.tsx';

export function BookedPropertyPayments({ params }: PageProps) {
  const { userId } = useSession();
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Payments of a booking</h1>
      {orderId && <PaymentNotice key={orderId} orderId={orderId} />}
      <DealMoney bookingId={Number(params.id)} userId={userId} />
    </div>
  );
}
