import { type RefObject, useId } from 'react';
import { kindLabel } from '#client/market/analysis/labels.ts';
import { buttonLook } from '#client/ui/classes.ts';
import { Select } from '#client/ui/Select.tsx';
import { MARKET_KINDS } from '#domain/market/kind.ts';
import { MARKET_SORTS, type MarketChoice } from '#domain/market/market-choice.ts';

const OFFERS = [
  { value: 'sell', label: 'For sale' },
  { value: 'rent', label: 'For rent' },
];
const KINDS = MARKET_KINDS.map((kind) => ({ value: kind, label: kindLabel(kind) }));
const SORTS = Object.entries(MARKET_SORTS).map(([value, label]) => ({ value, label }));

interface Props {
  form: RefObject<HTMLFormElement | null>;
  choice: MarketChoice;
  onChange: () => void;
}

/** A plain form, which works without script; with it every change shows at once. */
export function MarketFilter({ form, choice, onChange }: Props) {
  const id = useId();
  const field = (name: keyof MarketChoice, label: string, options: typeof OFFERS) => (
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
      {field('listedin', 'Offer', OFFERS)}
      {field('type', 'Type', KINDS)}
      {field('sort', 'Sort by', SORTS)}
      <button type="submit" className={buttonLook('primary', 'hidden noscript:inline-flex')}>
        Show
      </button>
    </form>
  );
}
