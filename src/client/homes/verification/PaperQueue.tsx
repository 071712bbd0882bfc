import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listVerifications } from '#contract/homes/verifications.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { PAPER_LABEL } from '#domain/homes/ownership-papers.ts';
import words from '#messages/homes/papers/index.ts';
import counts from '#messages/lib/counts/index.ts';
import { ReviewPapers } from './ReviewPapers.tsx';
import type { WaitingVerification } from './rows.ts';

const COLUMNS: Column<WaitingVerification>[] = [
  {
    key: 'listing',
    get head() {
      return words.property;
    },
    cell: ({ title, listingId, address }) => (
      <>
        <AppLink className="link" href={`/ViewPropertyDetails/${listingId}`}>
          {title} <span className="tabular font-normal text-muted">#{listingId}</span>
        </AppLink>
        <span className="block text-sm font-normal text-muted">{placeName(address)}</span>
      </>
    ),
  },
  {
    key: 'person',
    get head() {
      return words.owner;
    },
    cell: ({ person, personId }) => <PersonLink id={personId} name={person} />,
  },
  {
    key: 'papers',
    get head() {
      return words.papers;
    },
    cell: ({ papers }) => papers.map(({ kind }) => PAPER_LABEL[kind]).join(', '),
  },
  {
    key: 'at',
    get head() {
      return words.handed;
    },
    cell: ({ submittedAt }) => <Ago at={submittedAt} />,
  },
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
        noun={(count) => counts.waiting({ count })}
        empty={{
          title: words.noPapersWait,
          text: words.papersOwnerHands,
        }}
        caption={words.propertiesWaitingVerification}
        columns={COLUMNS}
        rowKey={({ verificationId }) => verificationId}
        nameOf={({ title }) => words.papersOf({ title })}
        seek={(isIt) => seekRow(listVerifications, isIt)}
        param="verification"
        review={(review, close, steps) => (
          <ReviewPapers review={review} steps={steps} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
