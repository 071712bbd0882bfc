import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { listVerifications, PAPER_LABEL } from '#contract/verifications.ts';
import { useCall } from '../../lib/use-call.ts';
import { useListQuery } from '../../lib/use-list-query.ts';
import { Ago } from '../../ui/Ago.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Queue } from './Queue.tsx';
import { ReviewPapers } from './ReviewPapers.tsx';
import type { WaitingVerification } from './rows.ts';

const columnsWith = (
  onOpen: (review: WaitingVerification) => void,
): Column<WaitingVerification>[] => [
  {
    key: 'listing',
    head: 'Property',
    cell: ({ title, listingId, address }) => (
      <>
        <span className="font-semibold">{title}</span>{' '}
        <span className="tabular font-normal text-muted">#{listingId}</span>
        <span className="block text-sm font-normal text-muted">{address}</span>
      </>
    ),
  },
  { key: 'person', head: 'Owner', cell: ({ person }) => person },
  {
    key: 'papers',
    head: 'Papers',
    cell: ({ papers }) => papers.map(({ kind }) => PAPER_LABEL[kind]).join(', '),
  },
  { key: 'at', head: 'Handed in', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
  {
    key: 'open',
    head: 'Decision',
    actions: true,
    cell: (review) => (
      <Button
        variant="quiet"
        aria-label={`Look at it: papers of ${review.title}`}
        onClick={() => onOpen(review)}
      >
        Look at it
      </Button>
    ),
  },
];

/** Property papers that wait for a decision, the longest waiting first. */
export function PaperQueue() {
  const { page, onPage } = useListQuery();
  const list = useCall(listVerifications, { query: { page } });
  const [open, setOpen] = useState<WaitingVerification>();
  return (
    <>
      <Queue
        list={list}
        page={page}
        onPage={onPage}
        icon={CircleCheck}
        title="No papers wait"
        text="Papers that an owner hands in for a property will appear here."
      >
        {(rows) => (
          <DataTable
            caption="Properties waiting for verification"
            columns={columnsWith(setOpen)}
            rows={rows}
            rowKey={({ verificationId }) => verificationId}
          />
        )}
      </Queue>
      {open && (
        <ReviewPapers
          review={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            void list.reload();
          }}
        />
      )}
    </>
  );
}
