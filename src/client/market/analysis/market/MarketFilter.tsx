import { type RefObject, useId } from 'react';
import { kindChoices, offerChoices } from '#client/market/analysis/choices.ts';
import { buttonLook } from '#client/ui/classes.ts';
import { Select } from '#client/ui/Select.tsx';
import { MARKET_SORTS, type MarketChoice } from '#domain/market/market-choice.ts';
import words from '#messages/market/analysis/index.ts';

const sortChoices = () => MARKET_SORTS.map((value) => ({ value, label: words.sorts[value] }));

interface Props {
  form: RefObject<HTMLFormElement | null>;
  choice: MarketChoice;
  onChange: () => void;
}

/** A plain form, which works without script; with it every change shows at once. */
export function MarketFilter({ form, choice, onChange }: Props) {
  const id = useId();
  const field = (
    name: keyof MarketChoice,
    label: string,
    options: ReturnType<typeof offerChoices>,
  ) => (
    <label htmlFor={id + name} className="grid min-w-36 flex-1 gap-1 font-semibold">
      {label}
      <Select
        id={id + name}
        name={name}
        defaultValue={choice[name]}
        options={options}
        className="font-normal"
      />
    </label>
  );
  return (
    <form
      ref={form}
      action="/home/propertyAnalysis"
      className="flex flex-wrap items-end gap-3"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onChange();
      }}
    >
      {field('listedin', words.offer, offerChoices())}
      {field('type', words.type, kindChoices())}
      {field('sort', words.sortBy, sortChoices())}
      <button type="submit" className={buttonLook('primary', 'hidden noscript:inline-flex')}>
        {words.show}
      </button>
    </form>
  );
}
