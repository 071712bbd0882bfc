import { useSearchParams } from 'wouter';
import { DealMoney } from './DealMoney.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';

/** The money of one booking; with `?order_id` how a payment went, too. */
export function BookingPayments(props: { bookingId: number; userId: number }) {
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  return (
    <>
      {orderId && <PaymentNotice key={orderId} orderId={orderId} />}
      <DealMoney {...props} />
    </>
  );
}
