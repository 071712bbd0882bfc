import { useListQuery } from '#client/lib/use-list-query.ts';
import { OrderDetail } from '#client/money/money-admin/OrderDetail.tsx';
import { OrdersDesk } from '#client/money/money-admin/OrdersDesk.tsx';

export function AdminOrders() {
  const orderId = useListQuery().read('order');
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">{orderId ? 'Order' : 'Orders'}</h1>
      {orderId ? <OrderDetail key={orderId} orderId={orderId} /> : <OrdersDesk />}
    </div>
  );
}
