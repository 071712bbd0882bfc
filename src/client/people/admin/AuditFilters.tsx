import type { useListQuery } from '#client/lib/use-list-query.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import words from '#messages/people/audit/index.ts';
import { SearchBox } from './SearchBox.tsx';

export const MAX_LETTERS = 60;

/** What staff look for most, by how the actions begin. */
const KINDS = ['session.', 'session.fail', 'person.look', 'access.refuse', 'kyc.'] as const;

interface Props extends Pick<ReturnType<typeof useListQuery>, 'read' | 'filter'> {
  errors: { person: string | undefined; actor: string | undefined };
}

/** By what, by whom, about whom and when. */
export function AuditFilters({ read, filter, errors }: Props) {
  const action = read('action');
  return (
    <search className="grid grid-cols-2 items-start gap-4 xl:grid-cols-3">
      <Field label={words.kind}>
        <Select
          placeholder={words.everything}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={KINDS.find((known) => known === action) ?? ''}
          onChange={({ target }) => filter('action', target.value)}
        />
      </Field>
      <SearchBox
        label={words.actionBegins}
        help={words.actionExample}
        value={action}
        maxLength={MAX_LETTERS}
        autoCapitalize="none"
        onSettled={(value) => filter('action', value)}
      />
      <SearchBox
        label={words.personNumber}
        help={words.didItOrAbout}
        error={errors.person}
        value={read('person')}
        inputMode="numeric"
        onSettled={(value) => filter('person', value)}
      />
      <SearchBox
        label={words.actorNumber}
        help={words.notAbout}
        error={errors.actor}
        value={read('actor')}
        inputMode="numeric"
        onSettled={(value) => filter('actor', value)}
      />
      <Field label={words.fromDay}>
        <TextInput
          type="date"
          value={read('from')}
          onChange={({ target }) => filter('from', target.value)}
        />
      </Field>
      <Field label={words.toDay}>
        <TextInput
          type="date"
          value={read('to')}
          onChange={({ target }) => filter('to', target.value)}
        />
      </Field>
    </search>
  );
}
