import type { useListQuery } from '#client/lib/use-list-query.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { Role } from '#domain/lib/role.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/escrow/index.ts';
import paidWords from '#messages/money/paid/index.ts';
import { purposeOptions, STANDING_OPTIONS } from './payment-labels.ts';

type ListQuery = ReturnType<typeof useListQuery>;

const NAMES = ['standing', 'purpose', 'from', 'to'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters as they stand in the address; what makes no sense there is left out. */
export function readFilters({ read }: ListQuery, role: Role) {
  const known = (name: string, options: readonly { value: string }[]) => {
    const value = read(name);
    return options.some((option) => option.value === value) ? value : undefined;
  };
  const day = (name: string) => (DAY.test(read(name)) ? read(name) : undefined);
  return {
    standing: known('standing', STANDING_OPTIONS) as (typeof STANDING_OPTIONS)[number]['value'],
    purpose: known('purpose', purposeOptions(role)) as never,
    from: day('from'),
    to: day('to'),
  };
}

export const isFiltered = ({ read }: ListQuery) => NAMES.some((name) => read(name) !== '');

interface Props {
  query: ListQuery;
  role: Role;
  /** Where the list is of one kind anyway. */
  withoutPurpose?: boolean;
}

export function Filters({ query, role, withoutPurpose = false }: Props) {
  const { read, filter } = query;
  const control = (name: (typeof NAMES)[number]) => ({
    value: read(name),
    onChange: ({ target }: { target: { value: string } }) => filter(name, target.value),
  });
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap">
      <Field label={buyingWords.state}>
        <Select placeholder={paidWords.all} options={STANDING_OPTIONS} {...control('standing')} />
      </Field>
      {!withoutPurpose && (
        <Field label={buyingWords.forLabel}>
          <Select
            placeholder={paidWords.everything}
            options={purposeOptions(role)}
            {...control('purpose')}
          />
        </Field>
      )}
      <Field label={words.fromWhom}>
        <TextInput type="date" {...control('from')} />
      </Field>
      <Field label={paidWords.to}>
        <TextInput type="date" {...control('to')} />
      </Field>
      {isFiltered(query) && (
        <Button variant="quiet" className="lg:mb-1" onClick={() => query.clear(NAMES)}>
          {paidWords.showAll}
        </Button>
      )}
    </div>
  );
}
