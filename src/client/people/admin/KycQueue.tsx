import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listKycReviews } from '#contract/people/admin.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Review } from './rows.ts';

const COLUMNS: Column<Review>[] = [
  {
    key: 'person',
    head: 'Person',
    cell: ({ person, personId }) => (
      <>
        <span className="font-semibold">{person}</span>{' '}
        <span className="tabular font-normal text-muted">#{personId}</span>
      </>
    ),
  },
  { key: 'role', head: 'Role', cell: ({ role }) => ROLE_LABEL[role] },
  {
    key: 'file',
    head: 'File',
    cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span>,
  },
  { key: 'at', head: 'Handed in', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
];

/** Identity documents that wait for a decision, the longest waiting first. */
export function KycQueue() {
  const { page, onPage } = useListQuery();
  const list = useCall(listKycReviews, { query: { page } });
  return (
    <ReviewQueue
      list={list}
      page={page}
      onPage={onPage}
      noun={['document waits', 'documents wait']}
      empty={{
        title: 'No document waits',
        text: 'A passport or driving licence that somebody hands in will appear here.',
      }}
      caption="Identity documents waiting for a decision"
      columns={COLUMNS}
      rowKey={({ checkId }) => checkId}
      nameOf={({ person }) => `document of ${person}`}
      review={(review, close) => <ReviewDialog review={review} onClose={close} onDone={close} />}
    />
  );
}
