import { groupDigits } from '#domain/lib/money.ts';
import { escapeHtml } from '#site/shell/escape-html.ts';

export interface ChipGroup {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string; count?: number | undefined }[];
  chosen: readonly string[];
}

const CHIP = 'chip cursor-pointer';

/** Written out, since a search page has a dozen with some ninety choices, whose counts differ by search. */
export function chipGroupHtml({ legend, name, choices, chosen }: ChipGroup): string {
  const named = escapeHtml(name);
  const chips = choices.map(({ value, label, count }) => {
    const checked = chosen.includes(value) ? ' checked' : '';
    const counted =
      count === undefined
        ? ''
        : `<span class="tabular text-xs text-muted" data-facet>${groupDigits(count)}</span>`;
    return `<label class="${CHIP}"><input class="sr-only" type="checkbox" name="${named}" value="${escapeHtml(value)}"${checked}>${escapeHtml(label)}${counted}</label>`;
  });
  return `<fieldset><legend class="mb-1.5 text-sm font-semibold">${escapeHtml(legend)}</legend><div class="flex flex-wrap gap-2">${chips.join('')}</div></fieldset>`;
}
