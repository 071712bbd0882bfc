import { CHOICE_FILTERS, CHOICES, type ChoiceFilter } from '#contract/homes/choices.ts';
import { type SearchFilter, searchFilter } from '#contract/homes/search-filter.ts';

/** Both say how far from which station: neither is counted without the other. */
const METRO: readonly ChoiceFilter[] = ['metroWalk', 'metroLine'];

/** What each choice asks by itself, read once. */
const BY_ITSELF = new Map(
  CHOICE_FILTERS.map((name) => [
    name,
    new Map(CHOICES[name].map((value) => [value, searchFilter.parse({ [name]: value })])),
  ]),
);

/** What choosing one thing more asks. */
function askedBy(
  { amenities = [], metroWalk, metroLine }: SearchFilter,
  name: ChoiceFilter,
  asked: SearchFilter,
): SearchFilter {
  // All amenities chosen have to be there: one more is one beside them.
  if (asked.amenities) return { amenities: [...new Set([...amenities, ...asked.amenities])] };
  return METRO.includes(name) ? { metroWalk, metroLine, ...asked } : asked;
}

export interface Beside {
  /** The search as if nothing had been chosen of these. */
  open: SearchFilter;
  /** What each of their choices asks beside it. */
  choices: { name: ChoiceFilter; value: string; asked: SearchFilter }[];
}

/**
 * What to count for the choices of all further filters: those that nothing is chosen of share the
 * search as it stands.
 */
export function besides(filter: SearchFilter): Beside[] {
  const shared: Beside = { open: filter, choices: [] };
  const all = [shared];
  for (const name of CHOICE_FILTERS) {
    const gone = METRO.includes(name) ? METRO : [name];
    const isChosen = gone.some((one) => filter[one] !== undefined);
    const choices = [...(BY_ITSELF.get(name) ?? [])].map(([value, asked]) => ({
      name,
      value,
      asked: askedBy(filter, name, asked),
    }));
    if (!isChosen) {
      shared.choices.push(...choices);
      continue;
    }
    const open: SearchFilter = { ...filter };
    for (const one of gone) open[one] = undefined;
    all.push({ open, choices });
  }
  return all;
}
