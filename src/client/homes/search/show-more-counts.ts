import { call } from '#client/lib/api.ts';
import { countMoreFacets, type MoreFacets } from '#contract/homes/choices.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { filterOf } from './filter-of.ts';

let asked = 0;

/** The place of a chip's count, which the page left out. */
function placeIn(chip: HTMLElement): Element {
  const known = chip.querySelector('[data-facet]');
  if (known) return known;
  const place = document.createElement('span');
  place.className = 'tabular text-xs text-muted';
  place.dataset.facet = '';
  chip.append(place);
  return place;
}

function showOnOption(option: HTMLOptionElement, count: string): void {
  option.dataset.label ??= option.text;
  option.text = `${option.dataset.label} (${count})`;
}

function showCount(field: HTMLInputElement | HTMLSelectElement, counts: Record<string, number>) {
  const countOf = (value: string) => groupDigits(counts[value] ?? 0);
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options)
      if (option.value) showOnOption(option, countOf(option.value));
    return;
  }
  const chip = field.closest('label');
  if (chip) placeIn(chip).textContent = countOf(field.value);
}

/** Writes beside each further choice how many homes it would leave. */
export async function showMoreCounts(form: HTMLFormElement): Promise<void> {
  const turn = ++asked;
  const { data } = await call(countMoreFacets, { query: filterOf(form) });
  // A later choice has been asked about since.
  if (turn !== asked) return;
  const counts: Readonly<Record<string, MoreFacets[keyof MoreFacets] | undefined>> = data;
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const counted = counts[field.name];
    if (counted) showCount(field, counted);
  }
}
