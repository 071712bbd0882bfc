import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useStep } from '#client/lib/use-step.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { type AdminCoupon, endCoupon, listCoupons } from '#contract/money/coupon-admin.ts';
import words from '#messages/money/staff-coupons/index.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { couponColumns } from './coupon-columns.tsx';

export function CouponDesk() {
  const { list, query } = useListCall(listCoupons, useList(), {});
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<AdminCoupon>();
  const done = () => {
    setAdding(false);
    setEnding(undefined);
  };
  const { busy, take } = useStep({ onDone: done });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{words.codesTakeOff}</p>
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.newCoupon}
        </Button>
      </div>
      <StaffListTools list="coupons" page="/Admin/Prices" />
      <ListPage
        list={list}
        query={query}
        noun={(count) => words.count({ count })}
        empty={{
          icon: TicketPercent,
          title: words.noCoupon,
          text: words.makeFirst,
        }}
        rows={{
          caption: words.latestFirst,
          columns: couponColumns(setEnding),
          rowKey: ({ id }) => id,
        }}
      />
      {adding && <CouponDialog onClose={() => setAdding(false)} onDone={done} />}
      {ending && (
        <ConfirmDialog
          open
          title={words.endTitle(ending)}
          description={words.endBody}
          confirmLabel={words.endCode(ending)}
          busyLabel={words.ending}
          busy={busy}
          danger
          onConfirm={() => void take(() => call(endCoupon, { params: { couponId: ending.id } }))}
          onCancel={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}
