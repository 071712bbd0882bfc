/** Where the map is opened over the whole screen rather than beside the list. */
const PHONE = '(max-width: 63.99rem)';

/** Everything beside an element and beside what it stands in: what a full-screen map covers. */
function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children)
      if (other instanceof HTMLElement && other !== at && !other.matches('[data-toasts], script'))
        found.push(other);
  }
  return found.filter((other) => !other.inert);
}

/** What had the focus; a search that came meanwhile has put its like in the place of a view's button. */
function openerOf(before: Element | null): HTMLElement | undefined {
  if (before instanceof HTMLElement && before.isConnected) return before;
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-view-to="map"]')];
  return buttons.find((button) => button.checkVisibility());
}

/**
 * On phones the map opens over the whole screen: by its own button, or where the page has views, by
 * theirs. Closing it by its cross or Escape brings the focus back to where it was.
 */
export function fullScreenMap(panel: HTMLElement): void {
  const phone = matchMedia(PHONE);
  const views = panel.closest<HTMLElement>('[data-view]');
  const open = document.querySelector<HTMLElement>('[data-map-open]');
  const close = panel.querySelector<HTMLElement>('[data-map-close]');
  let back: (() => void) | undefined;

  function show(): void {
    if (back) return;
    const before = document.activeElement;
    const covered = around(panel);
    for (const element of covered) element.inert = true;
    panel.dataset.full = '';
    document.documentElement.style.overflow = 'hidden';
    close?.focus();
    back = () => {
      for (const element of covered) element.inert = false;
      delete panel.dataset.full;
      document.documentElement.style.overflow = '';
      openerOf(before)?.focus({ preventScroll: true });
    };
  }

  function hide(): void {
    back?.();
    back = undefined;
  }

  const follow = () => {
    if (phone.matches && views?.dataset.view === 'map') show();
    else hide();
  };

  /** The button that opened the view closes it, and puts the address right. */
  function leave(): void {
    const pressed = document.querySelector<HTMLElement>(
      '[data-view-to="map"][aria-pressed="true"]',
    );
    if (views && pressed) pressed.click();
    else hide();
  }

  open?.addEventListener('click', show);
  close?.addEventListener('click', leave);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && back) leave();
  });
  phone.addEventListener('change', follow);
  if (!views) return;
  new MutationObserver(follow).observe(views, { attributeFilter: ['data-view'] });
  follow();
}
