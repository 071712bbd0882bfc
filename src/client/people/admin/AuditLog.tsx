import { ScrollText } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { ListPage } from '#client/ui/ListPage.tsx';
import { id } from '#contract/lib/envelope.ts';
import { listAudit } from '#contract/people/admin.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { SearchBox } from './SearchBox.tsx';

const MAX_LETTERS = 60;

/** Who did what, newest first. */
export function AuditLog() {
  const { page, onPage, read, filter } = useListQuery();
  const action = read('action').slice(0, MAX_LETTERS).trim() || undefined;
  const typedPerson = read('person').trim().replace(/^#/, '');
  const person = typedPerson ? id.safeParse(typedPerson) : undefined;
  // Nothing is asked while the number makes no sense: the whole log would look like an answer.
  const list = useCall(
    listAudit,
    person?.success === false ? null : { query: { page, action, personId: person?.data } },
  );
  return (
    <>
      <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <SearchBox
          label="Action begins with"
          help="For example kyc. or person.suspend"
          value={read('action')}
          maxLength={MAX_LETTERS}
          autoCapitalize="none"
          onSettled={(value) => filter('action', value)}
        />
        <SearchBox
          label="Person’s number"
          help="Did it, or it was about them"
          error={person?.error?.issues[0]?.message}
          value={read('person')}
          inputMode="numeric"
          onSettled={(value) => filter('person', value)}
        />
      </search>
      {person?.success !== false && (
        <ListPage
          list={list}
          query={{ page, onPage }}
          noun={['entry', 'entries']}
          empty={{
            icon: ScrollText,
            title: 'No entry',
            text: 'Nothing in the log fits these filters. Clear one of them to see more.',
          }}
          rows={{
            caption: 'Audit log, newest first',
            columns: AUDIT_COLUMNS,
            rowKey: (entry) => entry.id,
          }}
        />
      )}
    </>
  );
}
