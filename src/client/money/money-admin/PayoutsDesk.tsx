import { HandCoins } from 'lucide-react';
import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useSought } from '#client/lib/use-sought.ts';
import { WaitingAccounts } from '#client/people/admin/WaitingAccounts.tsx';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { SoughtFirst } from '#client/ui/SoughtFirst.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import {
  type AdminPayout,
  listAdminPayouts,
  PAYOUT_DESKS,
  type PayoutDesk,
} from '#contract/money/payout-admin.ts';
import words from '#messages/money/staff-payouts/index.ts';
import { PayoutCard } from './PayoutCard.tsx';
import { deskOf } from './payout-labels.ts';
import { StaffAgreements } from './StaffAgreements.tsx';

function Desk({ desk }: { desk: PayoutDesk }) {
  const { list, query } = useListCall(listAdminPayouts, useList(), { desk });
  const { row, isGone } = useSought<AdminPayout>({
    param: 'payout',
    keyOf: ({ id }) => id,
    rows: list.answer?.data,
    seek: (isIt) => seekRow(listAdminPayouts, isIt, { desk }),
  });
  return (
    <>
      <StaffListTools list="payouts" page="/Admin/Payouts" filter={{ desk }} />
      <SoughtFirst isGone={isGone}>{row && <PayoutCard payout={row} />}</SoughtFirst>
      <PagedList
        list={list}
        {...query}
        noun={(count) => words.count({ count })}
        empty={<EmptyState icon={HandCoins} title={words.noPayout} text={words.none[desk]} />}
      >
        {(payouts) => (
          <ul className="grid grid-cols-1 gap-3">
            {payouts
              .filter(({ id }) => id !== row?.id)
              .map((payout) => (
                <PayoutCard key={payout.id} payout={payout} />
              ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** Transfers out of escrow, by what has to be done about them, and what never came so far. */
export function PayoutsDesk() {
  const { read, filter } = useList();
  const desk = read('desk');
  const desks = PAYOUT_DESKS.map((value) => ({
    value,
    label: words.desks[value],
    content: <Desk desk={value} />,
  }));
  const others = ['refunds', 'accounts'] as const;
  return (
    <Tabs<PayoutDesk | (typeof others)[number]>
      label={words.payouts}
      value={others.find((other) => other === desk) ?? deskOf(desk)}
      onChange={(next) => filter('desk', next)}
      tabs={[
        ...desks,
        { value: 'refunds', label: words.refundsForTwo, content: <StaffAgreements /> },
        { value: 'accounts', label: words.namesOfAccounts, content: <WaitingAccounts /> },
      ]}
    />
  );
}
