import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { listKycReviews } from '#contract/admin.ts';
import { ROLE_LABEL } from '#domain/role.ts';
import { useCall } from '../../lib/use-call.ts';
import { useListQuery } from '../../lib/use-list-query.ts';
import { Ago } from '../../ui/Ago.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from './PagedList.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Review } from './rows.ts';

const columnsWith = (onOpen: (review: Review) => void): Column<Review>[] => [
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
  {
    key: 'open',
    head: 'Decision',
    actions: true,
    cell: (review) => (
      <Button
        variant="quiet"
        aria-label={`Look at it: document of ${review.person}`}
        onClick={() => onOpen(review)}
      >
        Look at it
      </Button>
    ),
  },
];

/** Identity documents that wait for a decision, the longest waiting first. */
export function KycQueue() {
  const { page, onPage } = useListQuery();
  const list = useCall(listKycReviews, { query: { page } });
  const [open, setOpen] = useState<Review>();
  return (
    <>
      <PagedList
        list={list}
        page={page}
        onPage={onPage}
        noun={['document waits', 'documents wait']}
        empty={
          <EmptyState
            icon={CircleCheck}
            title="No document waits"
            text="A passport or driving licence that somebody hands in will appear here."
          />
        }
      >
        {(rows) => (
          <DataTable
            caption="Identity documents waiting for a decision"
            columns={columnsWith(setOpen)}
            rows={rows}
            rowKey={({ checkId }) => checkId}
          />
        )}
      </PagedList>
      {open && (
        <ReviewDialog
          review={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            list.reload();
          }}
        />
      )}
    </>
  );
}
