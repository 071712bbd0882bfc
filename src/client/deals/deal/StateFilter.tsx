import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import words from '#messages/deals/bookings/index.ts';
import dealWords from '#messages/deals/deal/index.ts';
import type { DealQuery } from './use-deal-query.ts';

interface Props<State extends string> {
  query: DealQuery;
  names: Record<State, string>;
  chosen: State | undefined;
}

/** Narrows a list of bids or bookings to one state. */
export function StateFilter<State extends string>({ query, names, chosen }: Props<State>) {
  return (
    <Field label={words.state} className="w-full sm:w-60">
      <Select
        value={chosen ?? ''}
        placeholder={dealWords.all}
        onChange={({ target }) => query.filter('state', target.value)}
        options={Object.entries<string>(names).map(([value, label]) => ({ value, label }))}
      />
    </Field>
  );
}
