import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listVerifications, PAPER_LABEL } from '#contract/homes/verifications.ts';
import { ReviewPapers } from './ReviewPapers.tsx';
import type { WaitingVerification } from './rows.ts';

const COLUMNS: Column<WaitingVerification>[] = [
  {
    key: 'listing',
    head: 'Property',
    cell: ({ title, listingId, address }) => (
      <>
        <AppLink className="link" href={`/ViewPropertyDetails/${listingId}`}>
          {title} <span className="tabular font-normal text-muted">#{listingId}</span>
        </AppLink>
        <span className="block text-sm font-normal text-muted">{address}</span>
      </>
    ),
  },
  {
    key: 'person',
    head: 'Owner',
    cell: ({ person, personId }) => <PersonLink id={personId} name={person} />,
  },
  {
    key: 'papers',
    head: 'Papers',
    cell: ({ papers }) => papers.map(({ kind }) => PAPER_LABEL[kind]).join(', '),
  },
  { key: 'at', head: 'Handed in', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
];

/** Property papers that wait for a decision, the longest waiting first. */
export function PaperQueue() {
  const { list, query } = useListCall(listVerifications, useList(), {});
  return (
    <>
      <StaffListTools list="papers" page="/Admin/Verification" />
      <ReviewQueue
        list={list}
        {...query}
        noun={['waits', 'wait']}
        empty={{
          title: 'No papers wait',
          text: 'Papers that an owner hands in for a property will appear here.',
        }}
        caption="Properties waiting for verification"
        columns={COLUMNS}
        rowKey={({ verificationId }) => verificationId}
        nameOf={({ title }) => `papers of ${title}`}
        seek={(isIt) => seekRow(listVerifications, isIt)}
        param="verification"
        review={(review, close, steps) => (
          <ReviewPapers review={review} steps={steps} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
