import {
  $compared,
  $favoriteProperties,
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

/** One listener for all cards of a page, those that arrive later too. */
export function listenToCards(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const favourite = idOf(event.target, 'favourite');
    const compare = idOf(event.target, 'compare');
    if (favourite !== undefined) {
      const kept = $session.get() ? 'Saved' : 'Saved on this device';
      showToast(toggleFavourite(favourite) ? kept : 'No longer kept');
    } else if (compare !== undefined && !toggleForComparison(compare)) {
      showToast('Three homes are up for comparison already');
    }
  });
  $favoriteProperties.listen(showKept);
  $compared.listen(showKept);
  showKept();
}
