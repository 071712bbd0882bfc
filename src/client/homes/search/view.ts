import { store, stored } from '#client/lib/stored.ts';
import { type SearchView, searchViewOf, USUAL_VIEW } from '#domain/homes/search-view.ts';

/** List and map fit side by side from here on; only there a view is kept for the next search. */
const roomy = matchMedia('(min-width: 80rem)');
const KEY = 'searchView';
const $view = stored<string | null>(() => JSON.parse(localStorage.getItem(KEY) ?? 'null'), null);

const box = () => document.querySelector<HTMLElement>('[data-view]');

function show(view: SearchView): void {
  const shown = box();
  if (shown) shown.dataset.view = view;
  for (const button of document.querySelectorAll<HTMLElement>('[data-view-to]'))
    button.ariaPressed = String(button.dataset.viewTo === view);
}

/** The same address, saying which view is shown. */
export function withView(url: URL): URL {
  const view = box()?.dataset.view;
  if (!view || searchViewOf(url.searchParams.get('view')) === view) return url;
  const next = new URL(url);
  if (view === USUAL_VIEW) next.searchParams.delete('view');
  else next.searchParams.set('view', view);
  return next;
}

/** What the address says is shown: after going back, or by a link. */
export function showViewOf(url: URL): void {
  show(searchViewOf(url.searchParams.get('view')));
}

function onClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-view-to]');
  if (!button) return;
  const isShown = button.ariaPressed === 'true';
  const view = isShown ? USUAL_VIEW : searchViewOf(button.dataset.viewTo);
  show(view);
  // On a phone the way back leads from the map to the list.
  history.pushState(null, '', withView(new URL(location.href)));
  if (roomy.matches) store(KEY, view);
  // On its own the map fills what the header and the bar leave of a small screen.
  else if (view === 'map') document.querySelector('[data-map-panel]')?.scrollIntoView();
}

/**
 * Puts the buttons of views to work, and shows the view last chosen where the address names none. A map
 * of nothing says neither why nor how to go on: what does stands in the place of the list.
 */
export function startViews(): void {
  const kept = $view.get();
  if (roomy.matches && kept && !new URL(location.href).searchParams.has('view')) {
    show(searchViewOf(kept));
    history.replaceState(null, '', withView(new URL(location.href)));
  }
  if (box()?.dataset.view === 'map' && document.querySelector('[data-nothing]')) show(USUAL_VIEW);
  document.addEventListener('click', onClick);
}
