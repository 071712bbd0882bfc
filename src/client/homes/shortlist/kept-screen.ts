import {
  $compared,
  $favoriteProperties,
  $recentlyViewed,
  setFavourites,
} from '#client/homes/listing/kept.ts';
import { $session } from '#client/lib/session.ts';
import { showShelf } from './shelf.ts';

/** Who is signed in keeps homes in their account; people who look for one see them with their prices. */
function tellWhere(): void {
  const session = $session.get();
  if (!session) return;
  const where = document.querySelector('[data-kept-where]');
  if (where) where.textContent = 'Kept in your account, so they are there on every device.';
  const account = document.querySelector<HTMLElement>('[data-kept-account]');
  const link = account?.querySelector('a');
  if (!account || !link) return;
  account.hidden = session.userRole !== 'user';
  link.href = '/FavoritesProperties';
  link.textContent = 'See how their prices have moved since';
}

/** The page of kept, compared and seen homes: all from what this device remembers. */
export function keptScreen(): void {
  tellWhere();
  showShelf({
    name: 'kept',
    $ids: $favoriteProperties,
    order: (ids) => ids.toReversed(),
    forget: (ids) => setFavourites($favoriteProperties.get().filter((id) => !ids.includes(id))),
  });
  showShelf({ name: 'compared', $ids: $compared });
  showShelf({ name: 'seen', $ids: $recentlyViewed });
  const compare = document.querySelector<HTMLElement>('[data-compare-them]');
  const link = compare?.querySelector('a');
  const show = (ids: readonly number[]) => {
    if (compare) compare.hidden = ids.length < 2;
    if (link) link.href = `/PropertyCampare?ids=${ids.join(',')}`;
  };
  $compared.subscribe(show);
}
