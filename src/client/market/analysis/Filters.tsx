import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { getUniqueData } from '#contract/market/analytics-projects.ts';
import {
  BHK_KINDS,
  DISTRICT_NAMES,
  MARKET_BHKS,
  MARKET_DISTRICTS,
  marketBhkLabel,
} from '#domain/market/kind.ts';
import words from '#messages/market/analysis/index.ts';
import { kindChoices, offerChoices } from './choices.ts';
import type { Analysis } from './use-analysis.ts';
import type { Filters as Chosen, FilterName } from './use-filters.ts';
import { useMarket } from './use-market.ts';

const districts = () => MARKET_DISTRICTS.map((one) => ({ value: one, label: DISTRICT_NAMES[one] }));
const BHKS = MARKET_BHKS.map((bhk) => ({ value: bhk, label: marketBhkLabel(bhk) }));

interface Props {
  filters: Chosen;
  heat: Analysis['heat'];
  isFull: boolean;
  onChoose: (name: FilterName, value: string) => void;
}

/** Localities to choose from: those of the district, where one is chosen; the chosen one always. */
function useLocalityOptions({ district, locality }: Chosen, heat: Analysis['heat']) {
  const known = useMarket(getUniqueData, {}).answer?.data.locality ?? [];
  const shown = heat.answer?.data.localities ?? [];
  const names = new Map(known.map(({ value, label }) => [value, label]));
  for (const { slug, name } of shown) names.set(slug, name);
  const of = district && new Set(shown.map(({ slug }) => slug));
  if (locality && !names.has(locality)) names.set(locality, locality);
  return [...names]
    .filter(([slug]) => !of || of.has(slug) || slug === locality)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** What the analysis is of. Every choice stands in the address. */
export function Filters({ filters, heat, isFull, onChoose }: Props) {
  const localities = useLocalityOptions(filters, heat);
  const select = (
    name: FilterName,
    label: string,
    options: readonly { value: string | number; label: string }[],
    all?: string,
  ) => (
    <Field label={label} className="min-w-36 flex-1">
      <Select
        value={filters[name] ?? ''}
        options={options}
        {...(all && { placeholder: all })}
        onChange={({ target }) => onChoose(name, target.value)}
      />
    </Field>
  );
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-3">
      <legend className="sr-only">{words.whatToAnalyse}</legend>
      {select('listedin', words.offer, offerChoices())}
      {select('type', words.type, kindChoices())}
      {select('district', words.district, districts(), words.allOfPune)}
      {select('locality', words.locality, localities, words.allLocalities)}
      {isFull && BHK_KINDS.includes(filters.type) && select('bhk', words.bedrooms, BHKS, words.any)}
    </fieldset>
  );
}
