import { useListQuery } from '#client/lib/use-list-query.ts';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import words from '#messages/money/staff-orders/index.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { OrdersDesk } from './OrdersDesk.tsx';

/** All orders; `?order=ID` opens one. */
export function Orders() {
  const orderId = useListQuery().read('order');
  return (
    <PageFrame heading={orderId ? words.order : words.orders}>
      {orderId ? <OrderDetail key={orderId} orderId={orderId} /> : <OrdersDesk />}
    </PageFrame>
  );
}
