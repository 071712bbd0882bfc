import { call } from '#client/lib/api.ts';
import { countFacets, type Facets } from '#contract/homes/search.ts';
import { counted } from '#domain/lib/counted.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/homes/filters/index.ts';
import { filterOf } from './filter-of.ts';

let asked = 0;

/** Every home is of one kind: those of the kinds asked for are all. */
function totalOf({ subcategory }: Facets, kinds: string | undefined): number {
  const wanted = kinds?.split(',');
  return Object.entries(subcategory).reduce(
    (sum, [kind, n]) => (wanted && !wanted.includes(kind) ? sum : sum + n),
    0,
  );
}

const DIMENSION: Readonly<Record<string, keyof Facets>> = {
  subCategory: 'subcategory',
  bedrooms: 'bedrooms',
  possession: 'possession',
  furnishing: 'furnishing',
  budget: 'budget',
};

function showOnChips(form: HTMLFormElement, facets: Facets): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    const dimension = DIMENSION[input.name];
    const shown = input.closest('label')?.querySelector('[data-facet]');
    if (!dimension || !shown) continue;
    const counts: Record<string, number> = facets[dimension];
    shown.textContent = groupDigits(counts[input.value] ?? 0);
  }
}

/** Writes how many homes the form as it stands would show on its button and its chips. */
export async function showCounts(form: HTMLFormElement): Promise<void> {
  const turn = ++asked;
  const filter = filterOf(form);
  const { data } = await call(countFacets, { query: filter });
  // A later choice has been asked about since.
  if (turn !== asked) return;
  showOnChips(form, data);
  const label = form.querySelector<HTMLElement>('[data-show-count]');
  if (!label) return;
  const { one = '', many = '' } = label.dataset;
  const found = counted(totalOf(data, filter.subcategory), one, { many });
  label.textContent = words.show({ found });
}
