import { $session } from '#client/lib/session.ts';

const HASH = '#save-search';

/**
 * For somebody signed in, "Save this search" asks for a name instead of leading to the login. What asks
 * is loaded at the first press, which waits for it.
 */
export function saveSearchOnPress(): void {
  if (!$session.get()) return;
  let dialog: Promise<((suggested: string) => void) | undefined> | undefined;
  const ask = async (link: HTMLElement | null) => {
    dialog ??= import('./save-search.ts').then(({ saveSearchDialog }) => saveSearchDialog());
    (await dialog)?.(link?.dataset.saveSearch ?? '');
  };
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-save-search]')
        : null;
    if (!link) return;
    event.preventDefault();
    void ask(link);
  });
  if (location.hash === HASH) {
    history.replaceState(history.state, '', location.pathname + location.search);
    void ask(document.querySelector<HTMLElement>('[data-save-search]'));
  }
}
