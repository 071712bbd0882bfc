import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { type AdminRelease, listOpenReleases } from '#contract/money/release-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { RELEASE_KIND, RELEASE_STAFF_DAYS } from '#domain/money/release.ts';
import { DecideReleaseDialog } from './DecideReleaseDialog.tsx';

const COLUMNS: Column<AdminRelease>[] = [
  {
    key: 'what',
    head: 'Property',
    cell: ({ title, kind }) => (
      <span className="wrap-anywhere">
        {title}
        <span className="block text-sm font-normal text-muted">{RELEASE_KIND[kind]}</span>
      </span>
    ),
  },
  { key: 'payee', head: 'Asked by', cell: ({ payee }) => payee.name },
  {
    key: 'payer',
    head: 'Other side',
    cell: ({ payer, dispute }) => (
      <>
        {payer.name}
        <span className="block text-sm text-muted">{dispute ? 'refuses' : 'is silent'}</span>
      </>
    ),
  },
  { key: 'since', head: 'Since', cell: ({ createdAt }) => formatDate(createdAt) },
  { key: 'until', head: 'Runs out', cell: ({ expiresAt }) => formatDate(expiresAt) },
  {
    key: 'amount',
    head: 'Amount',
    numeric: true,
    cell: ({ amount }) => <b className="whitespace-nowrap">{formatExactRupees(amount)}</b>,
  },
];

/** Requests for a deal’s money whose refusal is disputed, or that one side never answers. */
export function OpenReleases() {
  const { list, query } = useListCall(listOpenReleases, useList('releases'), {});
  return (
    <>
      <StaffListTools list="releases" page="/Admin/Disputes" />
      <ReviewQueue
        list={list}
        {...query}
        noun={['request', 'requests']}
        empty={{
          title: 'Nothing to decide',
          text: `A request for money in escrow comes here where its refusal is disputed, or where the other side does not answer for ${RELEASE_STAFF_DAYS} days.`,
        }}
        caption="Requests to decide"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        nameOf={({ amount, payee }) => `${formatExactRupees(amount)} to ${payee.name}`}
        seek={(isIt) => seekRow(listOpenReleases, isIt)}
        param="release"
        review={(release, close) => (
          <DecideReleaseDialog release={release} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
