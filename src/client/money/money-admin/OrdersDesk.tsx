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
import words from '#messages/money/staff-orders/index.ts';
import { ORDER_STATE } from './labels.ts';
import { OrderFilters, readFilters } from './OrderFilters.tsx';

function State({ state, refunded, hasFailedRefund }: AdminOrderRow) {
  return (
    <>
      <Badge tone={ORDER_STATE[state].tone}>{ORDER_STATE[state].label}</Badge>
      {hasFailedRefund && (
        <span className="ml-1">
          <Badge tone="bad">{words.refundFailed}</Badge>
        </span>
      )}
      {refunded > 0 && (
        <span className="tabular block text-sm text-muted">
          {words.wentBack({ amount: formatExactRupees(refunded) })}
        </span>
      )}
    </>
  );
}

const columns = (): Column<AdminOrderRow>[] => [
  {
    key: 'what',
    head: words.order,
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
    head: words.payer,
    cell: ({ payer }) => (
      <>
        <PersonLink {...payer} />
        <span className="block text-sm text-muted wrap-anywhere">{payer.email}</span>
      </>
    ),
  },
  {
    key: 'at',
    head: words.made,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  { key: 'state', head: words.state, cell: State },
  {
    key: 'total',
    head: words.total,
    numeric: true,
    cell: ({ total }) => <b className="whitespace-nowrap">{formatExactRupees(total)}</b>,
  },
  {
    key: 'open',
    head: words.open,
    actions: true,
    cell: ({ orderId }) => (
      <ButtonLink
        variant="quiet"
        href={`/Admin/Orders?order=${encodeURIComponent(orderId)}`}
        aria-label={words.openOrder({ orderId })}
      >
        {words.open}
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
        noun={(count) => words.count({ count })}
        filters={<OrderFilters query={place} />}
        empty={{
          icon: ReceiptText,
          title: words.noOrder,
          text: words.noneFits,
        }}
        rows={{
          caption: words.latestFirst,
          columns: columns(),
          rowKey: ({ orderId }) => orderId,
        }}
      />
    </>
  );
}
