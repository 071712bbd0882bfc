import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { listLicences } from '#contract/people/licences.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { LicenceDialog } from './LicenceDialog.tsx';
import { PERSON_COLUMN } from './person-column.tsx';
import type { LicenceRow } from './rows.ts';

const COLUMNS: Column<LicenceRow>[] = [
  PERSON_COLUMN,
  { key: 'role', head: 'Role', cell: ({ role }) => ROLE_LABEL[role] },
  {
    key: 'number',
    head: 'Number',
    cell: ({ number }) => <span className="wrap-anywhere">{number}</span>,
  },
  { key: 'at', head: 'Handed in', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
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
        noun={['licence waits', 'licences wait']}
        empty={{
          title: 'No licence waits',
          text: 'The registration of a professional who sends evidence of it will appear here.',
        }}
        caption="Licences waiting for a decision"
        columns={COLUMNS}
        rowKey={({ licenceId }) => licenceId}
        nameOf={({ person }) => `licence of ${person}`}
        seek={(isIt) => seekRow(listLicences, isIt)}
        param="licence"
        review={(row, close) => <LicenceDialog row={row} onClose={close} onDone={close} />}
      />
    </>
  );
}
