import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listLicences } from '#contract/people/licences.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import words from '#messages/people/licence-desk/index.ts';
import reviewing from '#messages/people/reviewing/index.ts';
import { LicenceDialog } from './LicenceDialog.tsx';
import { personColumn } from './person-column.tsx';
import type { LicenceRow } from './rows.ts';

const columns = (): Column<LicenceRow>[] => [
  personColumn(),
  { key: 'role', head: reviewing.role, cell: ({ role }) => ROLE_LABEL[role] },
  {
    key: 'number',
    head: words.number,
    cell: ({ number }) => <span className="wrap-anywhere">{number}</span>,
  },
  { key: 'at', head: words.handedIn, cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
];

/** Registrations that wait for a decision, the longest waiting first. */
export function LicenceQueue() {
  const { list, query } = useListCall(listLicences, useList('licences'), {});
  return (
    <>
      <StaffListTools list="licences" />
      <ReviewQueue
        list={list}
        {...query}
        noun={[words.licenceWaits, words.licencesWait]}
        empty={{
          title: words.noLicence,
          text: words.noLicenceText,
        }}
        caption={words.caption}
        columns={columns()}
        rowKey={({ licenceId }) => licenceId}
        nameOf={({ person }) => words.rowOf({ person })}
        seek={(isIt) => seekRow(listLicences, isIt)}
        param="licence"
        review={(row, close) => <LicenceDialog row={row} onClose={close} onDone={close} />}
      />
    </>
  );
}
