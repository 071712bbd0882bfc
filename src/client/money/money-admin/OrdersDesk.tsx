import { ReceiptText } from 'lucide-react';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { type AdminOrderRow, listAdminOrders } from '#contract/money/money-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import { ORDER_STATE } from './labels.ts';
import { OrderFilters, readFilters } from './OrderFilters.tsx';

function State({ state, refunded, hasFailedRefund }: AdminOrderRow) {
  return (
    <>
      <Badge tone={ORDER_STATE[state].tone}>{ORDER_STATE[state].label}</Badge>
      {hasFailedRefund && (
        <span className="ml-1">
          <Badge tone="bad">Refund failed</Badge>
        </span>
      )}
      {refunded > 0 && (
        <span className="tabular block text-sm text-muted">{formatExactRupees(refunded)} back</span>
      )}
    </>
  );
}

const COLUMNS: Column<AdminOrderRow>[] = [
  {
    key: 'what',
    head: 'Order',
    cell: ({ description, purpose, orderId }) => (
      <>
        <span className="font-semibold wrap-anywhere">{description}</span>
        <span className="block text-sm font-normal text-muted wrap-anywhere">
          {PURPOSE_RULES[purpose].label}, {orderId}
        </span>
      </>
    ),
  },
  {
    key: 'payer',
    head: 'Payer',
    cell: ({ payer }) => (
      <>
        <PersonLink {...payer} />
        <span className="block text-sm text-muted wrap-anywhere">{payer.email}</span>
      </>
    ),
  },
  {
    key: 'at',
    head: 'Made',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  { key: 'state', head: 'State', cell: State },
  {
    key: 'total',
    head: 'Total',
    numeric: true,
    cell: ({ total }) => <b className="whitespace-nowrap">{formatExactRupees(total)}</b>,
  },
  {
    key: 'open',
    head: 'Open',
    actions: true,
    cell: ({ orderId }) => (
      <ButtonLink
        variant="quiet"
        href={`/Admin/Orders?order=${encodeURIComponent(orderId)}`}
        aria-label={`Open order ${orderId}`}
      >
        Open
      </ButtonLink>
    ),
  },
];

/** Everybody's orders, the latest first. */
export function OrdersDesk() {
  const place = useList();
  const filters = readFilters(place);
  const { list, query } = useListCall(listAdminOrders, place, filters);
  return (
    <>
      <StaffListTools list="orders" page="/Admin/Orders" filter={filters} />
      <ListPage
        list={list}
        query={query}
        noun={['order', 'orders']}
        filters={<OrderFilters query={place} />}
        empty={{
          icon: ReceiptText,
          title: 'No order',
          text: 'Nothing fits these filters. Clear one of them to see more.',
        }}
        rows={{
          caption: 'Orders, the latest first',
          columns: COLUMNS,
          rowKey: ({ orderId }) => orderId,
        }}
      />
    </>
  );
}
