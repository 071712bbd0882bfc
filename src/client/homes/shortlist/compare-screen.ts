import { $compared, setCompared } from '#client/homes/listing/kept.ts';
import { $session } from '#client/lib/session.ts';

/** The comparison's own script: the device keeps what the page shows, and the other way round. */
export function compareScreen(): void {
  const page = document.querySelector<HTMLElement>('[data-compare-page]');
  const shown = page?.dataset.comparePage?.split(',').filter(Boolean).map(Number) ?? [];
  const kept = $compared.get();
  if (shown.length === 0 && kept.length > 0 && !location.search) {
    location.replace(`${location.pathname}?ids=${kept.join(',')}`);
    return;
  }
  // What is no longer on offer is no longer up, either.
  if (shown.length > 0 || location.search) setCompared(shown);
  const session = $session.get();
  if (session && shown.length > 0) {
    void import('./compare-notes.ts').then(({ showNotes }) => showNotes(session.userId));
  }
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
  for (const link of document.querySelectorAll<HTMLElement>('[data-uncompare]')) {
    link.addEventListener('click', () =>
      setCompared($compared.get().filter((id) => id !== Number(link.dataset.uncompare))),
    );
  }
}
