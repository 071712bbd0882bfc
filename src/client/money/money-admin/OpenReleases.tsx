import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { type AdminRelease, listOpenReleases } from '#contract/money/release-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { RELEASE_KIND, RELEASE_STAFF_DAYS } from '#domain/money/release.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/money/staff-decisions/index.ts';
import { DecideReleaseDialog } from './DecideReleaseDialog.tsx';

const columns = (): Column<AdminRelease>[] => [
  {
    key: 'what',
    head: words.property,
    cell: ({ title, kind }) => (
      <span className="wrap-anywhere">
        {title}
        <span className="block text-sm font-normal text-muted">{RELEASE_KIND[kind]}</span>
      </span>
    ),
  },
  { key: 'payee', head: words.askedBy, cell: ({ payee }) => payee.name },
  {
    key: 'payer',
    head: words.otherSide,
    cell: ({ payer, dispute }) => (
      <>
        {payer.name}
        <span className="block text-sm text-muted">{dispute ? words.refuses : words.isSilent}</span>
      </>
    ),
  },
  { key: 'since', head: words.since, cell: ({ createdAt }) => formatDate(createdAt) },
  { key: 'until', head: words.runsOut, cell: ({ expiresAt }) => formatDate(expiresAt) },
  {
    key: 'amount',
    head: words.amount,
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
        noun={(count) => counts.requests({ count })}
        empty={{
          title: words.nothingToDecide,
          text: words.requestsComeHere({ days: RELEASE_STAFF_DAYS }),
        }}
        caption={words.requests}
        columns={columns()}
        rowKey={({ id }) => id}
        nameOf={({ amount, payee }) =>
          words.amountTo({ amount: formatExactRupees(amount), payee: payee.name })
        }
        seek={(isIt) => seekRow(listOpenReleases, isIt)}
        param="release"
        review={(release, close) => (
          <DecideReleaseDialog release={release} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
