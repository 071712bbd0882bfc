import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listKycReviews } from '#contract/people/admin.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { CHECK_LABEL } from './check-label.ts';
import { PERSON_COLUMN } from './person-column.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Review } from './rows.ts';

const COLUMNS: Column<Review>[] = [
  PERSON_COLUMN,
  { key: 'role', head: 'Role', cell: ({ role }) => ROLE_LABEL[role] },
  {
    key: 'what',
    head: 'To compare',
    cell: ({ kind, isRenamed, fileName, shown }) => (
      <span className="wrap-anywhere">
        {isRenamed && 'New name of the account: '}
        {fileName ?? `${CHECK_LABEL[kind]} ${shown ?? ''}`}
      </span>
    ),
  },
  { key: 'at', head: 'Waits since', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
];

/** Identity documents and names that wait for a decision, the longest waiting first. */
export function KycQueue() {
  const { list, query } = useListCall(listKycReviews, useList(), {});
  return (
    <>
      <StaffListTools list="identities" page="/Admin/Kyc" />
      <ReviewQueue
        list={list}
        {...query}
        noun={['identity waits', 'identities wait']}
        empty={{
          title: 'No identity waits',
          text: 'A passport or driving licence that somebody hands in, and a name that may be another’s, will appear here.',
        }}
        caption="Identities waiting for a decision"
        columns={COLUMNS}
        rowKey={({ checkId }) => checkId}
        nameOf={({ kind, person }) => `${CHECK_LABEL[kind]} of ${person}`}
        seek={(isIt) => seekRow(listKycReviews, isIt)}
        param="check"
        review={(review, close, steps) => (
          <ReviewDialog review={review} steps={steps} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
