import { countChoices } from './count-when-chosen.ts';

/** Where filters stand beside the list there is nothing to fold away. */
const wide = matchMedia('(min-width: 64rem)');

const sheet = (id: string) => document.querySelector<HTMLDialogElement>(`dialog#${id}`);
const filters = () => document.querySelector<HTMLElement>('#filters');

/** The one form of filters stands beside the list, or on a phone in its sheet. */
function placeFilters(): void {
  const region = filters();
  const place = document.querySelector(
    wide.matches ? '[data-filters-home]' : '[data-filters-place]',
  );
  if (region && place && region.parentElement !== place) place.append(region);
}

function open(id: string): void {
  const dialog = sheet(id);
  if (!dialog || dialog.open) return;
  // Esc leaves what it finds here.
  dialog.returnValue = '';
  dialog.showModal();
  if (id === 'filter-sheet') countChoices();
}

/** Whether something is being chosen in the sheet and not yet asked for. */
export function isChoosing(form: HTMLFormElement): boolean {
  return form.closest<HTMLDialogElement>('dialog[data-sheet]')?.open ?? false;
}

/** What a sheet closes with when its choices are searched for. */
const ASKED = 'asked';

export function closeSheets(why = ''): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-sheet][open]'))
    dialog.close(why);
}

/** Searched for: what was chosen stays in the form, also should the search fail. */
export const closeAsked = () => closeSheets(ASKED);

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest<HTMLElement>('[data-sheet-open]');
  if (opener?.dataset.sheetOpen) {
    event.preventDefault();
    open(opener.dataset.sheetOpen);
    return;
  }
  // The backdrop is the dialog itself; what lies on it are its children.
  const dismissed = event.target.matches('dialog[data-sheet]');
  if (dismissed || event.target.closest('[data-sheet-close]')) closeSheets();
}

/** A link that says it is a button answers to the space bar, too. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  if (!event.target.matches('[data-sheet-open]')) return;
  event.preventDefault();
  event.target.click();
}

/** Filters and orders of a phone in sheets. What was chosen and not asked for is forgotten on close. */
export function startSheets(): void {
  placeFilters();
  wide.addEventListener('change', () => {
    closeSheets();
    placeFilters();
  });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  const chosen = sheet('filter-sheet');
  chosen?.addEventListener('close', () => {
    if (chosen.returnValue !== ASKED) filters()?.querySelector('form')?.reset();
  });
}
