import type { ReactNode } from 'react';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';

interface Props<Value extends string> {
  label: string;
  /** What stands for the choice in the address. */
  name: string;
  /** The first is shown where the address names none. */
  lists: readonly [{ value: Value; label: string }, ...{ value: Value; label: string }[]];
  children: (of: Value) => ReactNode;
}

/** One of several lists, as the address says. */
export function WhichList<Value extends string>({ label, name, lists, children }: Props<Value>) {
  const { read, filter } = useListQuery();
  const chosen = lists.find(({ value }) => value === read(name)) ?? lists[0];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="sm:max-w-80">
        <Field label={label}>
          <Select
            options={lists}
            value={chosen.value}
            onChange={({ target }) =>
              filter(name, target.value === lists[0].value ? '' : target.value)
            }
          />
        </Field>
      </div>
      {children(chosen.value)}
    </div>
  );
}
