import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import type { useListQuery } from '#client/lib/use-list-query.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { ORDER_STATES } from '#domain/money/order.ts';
import { PURPOSES } from '#domain/money/purpose.ts';
import words from '#messages/money/staff-orders/index.ts';
import { purposeOptions, stateOptions } from './labels.ts';

type ListQuery = Pick<ReturnType<typeof useListQuery>, 'read' | 'filter' | 'clear'>;

const NAMES = ['q', 'state', 'purpose', 'from', 'to'] as const;
const MAX_LETTERS = 80;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters as they stand in the address; what makes no sense there is left out. */
export function readFilters({ read }: ListQuery) {
  const day = (name: string) => (DAY.test(read(name)) ? read(name) : undefined);
  return {
    q: read('q').slice(0, MAX_LETTERS).trim() || undefined,
    state: ORDER_STATES.find((state) => state === read('state')),
    purpose: PURPOSES.find((purpose) => purpose === read('purpose')),
    from: day('from'),
    to: day('to'),
  };
}

export function OrderFilters({ query }: { query: ListQuery }) {
  const { read, filter } = query;
  const control = (name: (typeof NAMES)[number]) => ({
    value: read(name),
    onChange: ({ target }: { target: { value: string } }) => filter(name, target.value),
  });
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    filter('q', String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <search className="grid gap-3">
      <form className="flex items-end gap-3" onSubmit={search}>
        <Field label={words.searchBy} className="grow sm:max-w-md">
          <TextInput
            // Going back changes the address, and the box with it.
            key={read('q')}
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_LETTERS}
            defaultValue={read('q')}
          />
        </Field>
        <Button type="submit" variant="quiet" icon={Search}>
          {words.search}
        </Button>
      </form>
      <div className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap">
        <Field label={words.state}>
          <Select placeholder={words.everyState} options={stateOptions()} {...control('state')} />
        </Field>
        <Field label={words.purpose}>
          <Select
            placeholder={words.everything}
            options={purposeOptions(PURPOSES)}
            {...control('purpose')}
          />
        </Field>
        <Field label={words.from}>
          <TextInput type="date" {...control('from')} />
        </Field>
        <Field label={words.to}>
          <TextInput type="date" {...control('to')} />
        </Field>
        {NAMES.some((name) => read(name) !== '') && (
          <Button variant="quiet" onClick={() => query.clear(NAMES)}>
            {words.showAll}
          </Button>
        )}
      </div>
    </search>
  );
}
