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
import said from '#messages/homes/shelf/index.ts';
import addresses from '#messages/lib/addresses/index.ts';

function idOf(element: Element, name: string): number | undefined {
  const button = element.closest(`[data-${name}]`);
  return button ? Number(button.getAttribute(`data-${name}`)) : undefined;
}

const isOn = (name: string) => document.querySelector(`[data-${name}]`) !== null;

function pressHeart(id: number): void {
  if (!toggleFavourite(id)) {
    showToast(said.notKept);
    return;
  }
  const words = $session.get() ? said.kept : said.keptHere;
  showToast(
    words,
    isOn('kept-page') ? undefined : { label: said.yourHomes, href: `${addresses.start}/kept` },
  );
}

function pressCompare(id: number): void {
  if (!toggleForComparison(id)) showToast(said.fullComparison);
  // Where no bar leads to the comparison, this does.
  else if (!isOn('compare-bar') && $compared.get().includes(id)) {
    const href = `${addresses.start}/PropertyCampare?ids=${$compared.get().join(',')}`;
    showToast(said.inComparison, { label: said.compareNow, href });
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
