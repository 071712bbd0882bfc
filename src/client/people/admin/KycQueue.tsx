import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listKycReviews } from '#contract/people/admin.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import words from '#messages/people/reviewing/index.ts';
import { CHECK_LABEL } from './check-label.ts';
import { personColumn } from './person-column.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Review } from './rows.ts';

const columns = (): Column<Review>[] => [
  personColumn(),
  { key: 'role', head: words.role, cell: ({ role }) => ROLE_LABEL[role] },
  {
    key: 'what',
    head: words.toCompare,
    cell: ({ kind, isRenamed, fileName, shown }) => {
      const what = fileName ?? `${CHECK_LABEL[kind]} ${shown ?? ''}`;
      return <span className="wrap-anywhere">{isRenamed ? words.renamedTo({ what }) : what}</span>;
    },
  },
  { key: 'at', head: words.waitsSince, cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
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
        noun={[words.identityWaits, words.identitiesWait]}
        empty={{
          title: words.noIdentity,
          text: words.noIdentityText,
        }}
        caption={words.identitiesCaption}
        columns={columns()}
        rowKey={({ checkId }) => checkId}
        nameOf={({ kind, person }) => words.checkOf({ check: CHECK_LABEL[kind], person })}
        seek={(isIt) => seekRow(listKycReviews, isIt)}
        param="check"
        review={(review, close, steps) => (
          <ReviewDialog review={review} steps={steps} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
