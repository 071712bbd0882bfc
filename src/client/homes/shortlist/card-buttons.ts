import {
  $compared,
  $favoriteProperties,
  $hasMyPlaces,
  toggleFavourite,
  toggleForComparison,
} from '#client/homes/listing/kept.ts';
import { showKept } from '#client/homes/listing/show-kept.ts';
import { $session } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';

function idOf(element: Element, name: string): number | undefined {
  const button = element.closest(`[data-${name}]`);
  return button ? Number(button.getAttribute(`data-${name}`)) : undefined;
}

const isOn = (name: string) => document.querySelector(`[data-${name}]`) !== null;

function pressHeart(id: number): void {
  if (!toggleFavourite(id)) {
    showToast('No longer kept');
    return;
  }
  const words = $session.get() ? 'Saved' : 'Saved on this device';
  showToast(words, isOn('kept-page') ? undefined : { label: 'Your homes', href: '/kept' });
}

function pressCompare(id: number): void {
  if (!toggleForComparison(id)) showToast('Three homes are up for comparison already');
  // Where no bar leads to the comparison, this does.
  else if (!isOn('compare-bar') && $compared.get().includes(id)) {
    const href = `/PropertyCampare?ids=${$compared.get().join(',')}`;
    showToast('Up for comparison', { label: 'Compare now', href });
  }
}

/** One listener for all cards of a page, those that arrive later too. */
export function listenToCards(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const favourite = idOf(event.target, 'favourite');
    const compare = idOf(event.target, 'compare');
    if (favourite !== undefined) pressHeart(favourite);
    else if (compare !== undefined) pressCompare(compare);
  });
  $favoriteProperties.listen(showKept);
  $compared.listen(showKept);
  $hasMyPlaces.listen(showKept);
  showKept();
}
