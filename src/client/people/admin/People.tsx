import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Field } from '#client/ui/Field.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { Select } from '#client/ui/Select.tsx';
import { listPeople } from '#contract/people/admin.ts';
import { ROLE_LABEL, ROLES } from '#domain/lib/role.ts';
import words from '#messages/people/members/index.ts';
import { peopleColumns } from './people-columns.tsx';
import type { Person } from './rows.ts';
import { SearchBox } from './SearchBox.tsx';
import { SuspensionDialog } from './SuspensionDialog.tsx';

const MAX_LETTERS = 80;

/** Everybody with an account, to be found, suspended and restored. */
export function People() {
  const place = useList();
  const { read, filter } = place;
  const role = ROLES.find((known) => known === read('role'));
  const q = read('q').slice(0, MAX_LETTERS).trim() || undefined;
  const { list, query } = useListCall(listPeople, place, { q, role });
  const [open, setOpen] = useState<Person>();
  return (
    <>
      <StaffListTools list="people" page="/Admin/Users" filter={{ q, role }} />
      <ListPage
        list={list}
        query={query}
        noun={[words.person, words.people]}
        filters={
          <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
            <SearchBox
              label={words.searchBy}
              value={read('q')}
              maxLength={MAX_LETTERS}
              onSettled={(value) => filter('q', value)}
            />
            <Field label={words.role}>
              <Select
                placeholder={words.everyRole}
                options={ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))}
                value={role ?? ''}
                onChange={({ target }) => filter('role', target.value)}
              />
            </Field>
          </search>
        }
        empty={{
          icon: SearchX,
          title: words.nobodyFound,
          text: words.nobodyFoundText,
        }}
        rows={{ caption: words.caption, columns: peopleColumns(setOpen), rowKey: ({ id }) => id }}
      />
      {open && (
        <SuspensionDialog
          person={open}
          onClose={() => setOpen(undefined)}
          onDone={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
