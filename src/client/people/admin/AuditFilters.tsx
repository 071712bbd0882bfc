import type { useListQuery } from '#client/lib/use-list-query.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { SearchBox } from './SearchBox.tsx';

export const MAX_LETTERS = 60;

/** What staff look for most, by how the actions begin. */
const KINDS = [
  { value: 'session.', label: 'Sign-ins and sign-outs' },
  { value: 'session.fail', label: 'Failed sign-ins of staff' },
  { value: 'person.look', label: 'Looks at personal data' },
  { value: 'access.refuse', label: 'Refused access' },
  { value: 'kyc.', label: 'Identity checks' },
] as const;

interface Props extends Pick<ReturnType<typeof useListQuery>, 'read' | 'filter'> {
  errors: { person: string | undefined; actor: string | undefined };
}

/** By what, by whom, about whom and when. */
export function AuditFilters({ read, filter, errors }: Props) {
  const action = read('action');
  return (
    <search className="grid grid-cols-2 items-start gap-4 xl:grid-cols-3">
      <Field label="Kind">
        <Select
          placeholder="Everything"
          options={KINDS}
          value={KINDS.some(({ value }) => value === action) ? action : ''}
          onChange={({ target }) => filter('action', target.value)}
        />
      </Field>
      <SearchBox
        label="Action begins with"
        help="For example kyc. or person.suspend"
        value={action}
        maxLength={MAX_LETTERS}
        autoCapitalize="none"
        onSettled={(value) => filter('action', value)}
      />
      <SearchBox
        label="Person’s number"
        help="Did it, or it was about them"
        error={errors.person}
        value={read('person')}
        inputMode="numeric"
        onSettled={(value) => filter('person', value)}
      />
      <SearchBox
        label="Number of who did it"
        help="Not whom it was about"
        error={errors.actor}
        value={read('actor')}
        inputMode="numeric"
        onSettled={(value) => filter('actor', value)}
      />
      <Field label="From">
        <TextInput
          type="date"
          value={read('from')}
          onChange={({ target }) => filter('from', target.value)}
        />
      </Field>
      <Field label="To">
        <TextInput
          type="date"
          value={read('to')}
          onChange={({ target }) => filter('to', target.value)}
        />
      </Field>
    </search>
  );
}
