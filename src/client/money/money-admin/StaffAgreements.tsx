import { CircleCheck } from 'lucide-react';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { PagedList } from '#client/ui/PagedList.tsx';
import { listStaffAgreements, type StaffAgreement } from '#contract/money/staff-agreements.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/money/staff-refunds/index.ts';
import { Facts } from './Facts.tsx';

function Where({ agreement: { orderId, subjectId } }: { agreement: StaffAgreement }) {
  return orderId ? (
    <AppLink className="link" href={`/Admin/Orders?order=${orderId}`}>
      {words.order({ orderId })}
    </AppLink>
  ) : (
    <AppLink className="link" href={`/Admin/Disputes?of=work&dispute=${subjectId}`}>
      {words.disputeOf({ id: subjectId })}
    </AppLink>
  );
}

function Card({ agreement }: { agreement: StaffAgreement }) {
  const { amount, payee, by, reason, createdAt, until } = agreement;
  return (
    <li className="card grid gap-4 p-4 sm:p-5">
      <h2 className="tabular text-xl font-bold">
        {words.backTo({ amount: formatExactRupees(amount), ...payee })}
      </h2>
      <Facts
        facts={[
          [words.where, <Where key="where" agreement={agreement} />],
          [words.wantedBy, by.isCaller ? words.you : by.name],
          [words.reason, reason],
          [words.since, formatMoment(createdAt)],
          [words.waitsUntil, formatMoment(until)],
        ]}
      />
      <p className="text-muted">{by.isCaller ? words.youFirst : words.ifYouAgree}</p>
    </li>
  );
}

/** Refunds above the limit of thirty days: one of staff wants them, and another must too. */
export function StaffAgreements() {
  const { list, query } = useListCall(listStaffAgreements, useList(), {});
  return (
    <>
      <StaffListTools list="refunds" page="/Admin/Payouts" />
      <PagedList
        list={list}
        {...query}
        noun={(count) => counts.refunds({ count })}
        empty={<EmptyState icon={CircleCheck} title={words.noneWaits} text={words.waitsHere} />}
      >
        {(agreements) => (
          <ul className="grid grid-cols-1 gap-3">
            {agreements.map((agreement) => (
              <Card key={agreement.id} agreement={agreement} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
