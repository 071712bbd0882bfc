import { showKept } from '#client/homes/listing/show-kept.ts';
import { countChoices, countMoreWhenSeen } from './count-when-chosen.ts';
import { addressOf } from './form-address.ts';
import { startMapWhenSeen } from './map-when-seen.ts';
import { showFailure, watchSlowness } from './progress.ts';
import { $search, type ChangeSearch, PATH } from './search.ts';
import { closeAsked, closeSheets, isChoosing, startSheets } from './sheets.ts';
import { type CarryOver, noteAsked } from './unsent.ts';
import { showViewOf, startViews, withView } from './view.ts';

/** Long enough to pick two chips in one go. */
const PAUSE_MS = 250;
const TIMEOUT_MS = 120_000;

let running: AbortController | undefined;

function form(): HTMLFormElement | null {
  return document.querySelector('[data-search-form]');
}

const AMOUNTS = ['budget', 'min_price', 'max_price', 'maxDeposit', 'noBrokerage', 'availableBy'];
const OF_A_KIND = ['subCategory', 'tenants', 'food', 'pets', 'cabins', 'zone', 'minRoadWidth'];
/** What was chosen of one tab, or of buying, and means nothing in another, or of renting. */
const ENDS_WITH: Record<string, readonly string[]> = {
  type: ['listedin', ...OF_A_KIND, ...AMOUNTS],
  listedin: AMOUNTS,
};

/** The address a form asks for after some of its fields have changed. */
function addressAfter(fields: HTMLFormElement, changed: Iterable<string>): URL {
  const url = addressOf(fields);
  for (const name of changed)
    for (const ended of ENDS_WITH[name] ?? []) url.searchParams.delete(ended);
  return url;
}

/** What the visitor was at, to put them back there when the form has been replaced. */
function placeInForm() {
  const at = document.activeElement;
  if (at instanceof HTMLElement && (at.dataset.sheetOpen || at.dataset.viewTo)) {
    const { sheetOpen, viewTo } = at.dataset;
    const again = sheetOpen ? `[data-sheet-open="${sheetOpen}"]` : `[data-view-to="${viewTo}"]`;
    return () => document.querySelector<HTMLElement>(again)?.focus({ preventScroll: true });
  }
  if (!(at instanceof HTMLInputElement || at instanceof HTMLSelectElement)) return () => undefined;
  const { name, value } = at;
  const caret = at instanceof HTMLInputElement && at.type === 'text' ? at.selectionStart : null;
  return () => {
    const again = [...(form()?.elements ?? [])].find(
      (element): element is HTMLInputElement =>
        element instanceof HTMLElement &&
        element.getAttribute('name') === name &&
        (caret !== null || (element as HTMLInputElement).value === value),
    );
    again?.focus({ preventScroll: true });
    if (again && caret !== null) again.setSelectionRange(caret, caret);
  };
}

function swap(next: Document, carryOver: CarryOver): void {
  const at = document.activeElement;
  const back = placeInForm();
  for (const region of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const fresh = next.querySelector(`[data-live="${region.dataset.live}"]`);
    if (fresh) region.replaceChildren(...fresh.childNodes);
  }
  document.title = next.title;
  const fields = form();
  carryOver(fields, at);
  if (fields) countMoreWhenSeen(fields);
  if (fields && isChoosing(fields)) countChoices();
  back();
}

/** Loads a search and puts it in place of the one shown; the address bar follows. */
async function load(address: URL, push: boolean): Promise<void> {
  const url = withView(address);
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const carryOver = noteAsked(form());
  const list = document.querySelector<HTMLElement>('[data-live="list"]');
  const settled = watchSlowness(list, () => load(url, push));
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(String(response.status));
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (controller.signal.aborted) return;
    // Plain words answer with a redirect: the address shown is the one arrived at.
    const arrived = response.redirected ? new URL(response.url) : url;
    if (push) history.pushState(null, '', arrived);
    swap(next, carryOver);
    showKept();
    $search.set(arrived);
  } catch {
    if (!controller.signal.aborted) showFailure(list, () => load(url, push));
  } finally {
    settled();
  }
}

function onLink(event: MouseEvent): void {
  // A link that opens a sheet is answered already.
  if (event.defaultPrevented) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
    return;
  const link = event.target.closest<HTMLAnchorElement>('[data-live] a:not([hreflang])');
  if (!link || new URL(link.href).pathname !== PATH) return;
  event.preventDefault();
  closeSheets();
  void load(new URL(link.href), true);
  if (link.closest('nav')) document.querySelector('h1')?.scrollIntoView({ block: 'center' });
}

/** Suggestions are fetched with their code when somebody is about to type. */
async function wakeSuggestions(): Promise<void> {
  const { suggestWhileTyping } = await import('#client/homes/place-input/suggest-while-typing.ts');
  suggestWhileTyping((fields) => load(addressOf(fields), true));
}

const changeSearch: ChangeSearch = (filters) => {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(filters)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  url.searchParams.delete('page');
  void load(url, true);
};

/** Makes the search answer without a page load. Without it the same form and links just work. */
export function liveSearch(): void {
  const first = form();
  if (!first) return;
  countMoreWhenSeen(first);
  startSheets();
  startViews();
  startMapWhenSeen(changeSearch);
  document
    .querySelector('[data-live="filters"]')
    ?.addEventListener('focusin', wakeSuggestions, { once: true });
  let timer = 0;
  const changed = new Set<string>();
  document.addEventListener('change', (event) => {
    const fields = form();
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (!fields || field.form !== fields) return;
    // Another tab, and renting, have other filters, which the sheet then shows.
    if (isChoosing(fields) && !(field.name in ENDS_WITH)) {
      countChoices();
      return;
    }
    clearTimeout(timer);
    changed.add(field.name);
    timer = window.setTimeout(() => {
      const url = addressAfter(form() ?? fields, changed);
      changed.clear();
      void load(url, true);
    }, PAUSE_MS);
  });
  document.addEventListener('submit', (event) => {
    if (event.target !== form()) return;
    event.preventDefault();
    clearTimeout(timer);
    changed.clear();
    const url = addressOf(event.target as HTMLFormElement);
    closeAsked();
    void load(url, true);
  });
  document.addEventListener('click', onLink);
  addEventListener('popstate', () => {
    showViewOf(new URL(location.href));
    // Between views of one search nothing else changes.
    if (withView($search.get()).href !== location.href) void load(new URL(location.href), false);
  });
}
