import { type AdminRelease, listSilentReleases } from '#contract/release-admin.ts';
import { formatDate } from '#domain/dates.ts';
import { formatExactRupees } from '#domain/money.ts';
import { RELEASE_STAFF_DAYS } from '#domain/release.ts';
import { useCall } from '../../lib/use-call.ts';
import { useListQuery } from '../../lib/use-list-query.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ReviewQueue } from '../../ui/ReviewQueue.tsx';
import { DecideReleaseDialog } from './DecideReleaseDialog.tsx';
import { RELEASE_KIND } from './payout-words.ts';

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
  { key: 'payer', head: 'Silent', cell: ({ payer }) => payer.name },
  { key: 'since', head: 'Since', cell: ({ createdAt }) => formatDate(createdAt) },
  { key: 'until', head: 'Runs out', cell: ({ expiresAt }) => formatDate(expiresAt) },
  {
    key: 'amount',
    head: 'Amount',
    numeric: true,
    cell: ({ amount }) => <b className="whitespace-nowrap">{formatExactRupees(amount)}</b>,
  },
];

/** Requests for a deal's money that one side never answers, for staff to decide. */
export function SilentReleases() {
  const { page, onPage } = useListQuery();
  const list = useCall(listSilentReleases, { query: { page } });
  return (
    <ReviewQueue
      list={list}
      page={page}
      onPage={onPage}
      noun={['request', 'requests']}
      empty={{
        title: 'Nobody is silent',
        text: `A request for money in escrow that the other side leaves without an answer for ${RELEASE_STAFF_DAYS} days comes here.`,
      }}
      caption="Requests without an answer"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      nameOf={({ amount, payee }) => `${formatExactRupees(amount)} to ${payee.name}`}
      review={(release, onClose, onDone) => (
        <DecideReleaseDialog release={release} onClose={onClose} onDone={onDone} />
      )}
    />
  );
}
