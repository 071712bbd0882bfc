import words from '#messages/homes/shelf/index.ts';
import addresses from '#messages/lib/addresses/index.ts';
import { $compared, $favoriteProperties, $hasMyPlaces } from './kept.ts';

function showCount(kept: number): void {
  const badge = document.querySelector<HTMLElement>('[data-kept-count]');
  if (!badge) return;
  badge.textContent = String(kept);
  badge.hidden = kept === 0;
  const said = kept === 0 ? words.yourHomes : words.yourHomesKept({ count: kept });
  document.querySelector('[data-kept-link]')?.setAttribute('aria-label', said);
}

/** Shows on every heart and compare button what this device keeps: on those that have come, too. */
export function showKept(): void {
  const kept = new Set($favoriteProperties.get());
  const up = new Set($compared.get());
  for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    button.ariaPressed = String(kept.has(Number(button.dataset.favourite)));
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    button.ariaPressed = String(up.has(Number(button.dataset.compare)));
  }
  showCount(kept.size);
  if ($hasMyPlaces.get()) {
    void import('#client/homes/my-places/show-minutes.ts').then(({ showMinutes }) => showMinutes());
  }
  const bar = document.querySelector<HTMLElement>('[data-compare-bar]');
  if (!bar) return;
  bar.hidden = up.size === 0;
  const link = bar.querySelector('a');
  if (link) {
    link.href = `${addresses.start}/PropertyCampare?ids=${[...up].join(',')}`;
    link.textContent = words.compareChosen({ count: up.size });
  }
}
