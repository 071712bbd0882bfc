import {
  compared,
  favourites,
  toggleFavourite,
  toggleForComparison,
} from '#client/homes/listing/kept.ts';
import { CARDS_CHANGED, KEPT_CHANGED } from '#client/lib/events.ts';
import { readSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';

function idOf(element: Element, name: string): number | undefined {
  const button = element.closest(`[data-${name}]`);
  return button ? Number(button.getAttribute(`data-${name}`)) : undefined;
}

/** Shows on every heart and compare button what this device keeps. */
export function showKept(): void {
  const kept = new Set(favourites());
  const up = new Set(compared());
  for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    button.ariaPressed = String(kept.has(Number(button.dataset.favourite)));
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    button.ariaPressed = String(up.has(Number(button.dataset.compare)));
  }
  const bar = document.querySelector<HTMLElement>('[data-compare-bar]');
  if (!bar) return;
  // The comparison itself needs no way to itself.
  bar.hidden = up.size === 0 || document.querySelector('[data-compare-page]') !== null;
  const link = bar.querySelector('a');
  if (link) {
    link.href = `/PropertyCampare?ids=${[...up].join(',')}`;
    link.textContent = up.size === 1 ? 'Compare: 1 home chosen' : `Compare ${up.size} homes`;
  }
}

/** One listener for all cards of a page, those that arrive later too. */
export function listenToCards(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const favourite = idOf(event.target, 'favourite');
    const compare = idOf(event.target, 'compare');
    if (favourite !== undefined) {
      const kept = readSession() ? 'Kept' : 'Kept on this device';
      showToast(toggleFavourite(favourite) ? kept : 'No longer kept');
    } else if (compare !== undefined && !toggleForComparison(compare)) {
      showToast('Three homes are up for comparison already');
    }
  });
  addEventListener('storage', showKept);
  document.addEventListener(CARDS_CHANGED, showKept);
  document.addEventListener(KEPT_CHANGED, showKept);
  showKept();
}
