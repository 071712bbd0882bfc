import {
  $compared,
  $favoriteProperties,
  $recentlyViewed,
  setFavourites,
} from '#client/homes/listing/kept.ts';
import { $session } from '#client/lib/session.ts';
import { isMember } from '#domain/lib/role.ts';
import words from '#messages/homes/kept/index.ts';
import addresses from '#messages/lib/addresses/index.ts';
import { listCopies } from './copies-list.ts';
import { showShelf } from './shelf.ts';

/** Who is signed in keeps homes in their account; people who look for one see them with their prices. */
function tellWhere(): void {
  const session = $session.get();
  if (!session) return;
  const where = document.querySelector('[data-kept-where]');
  if (where) where.textContent = words.inAccount;
  const account = document.querySelector<HTMLElement>('[data-kept-account]');
  const link = account?.querySelector('a');
  if (!account || !link) return;
  account.hidden = !isMember(session.userRole);
  link.href = '/FavoritesProperties';
  link.textContent = words.pricesMoved;
}

/** Without a network the pages that are on this device can still be read. */
async function showCopies(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-copies-section]');
  const list = section?.querySelector('[data-copies]');
  if (section && list) section.hidden = !(await listCopies(list));
}

/** The page of kept, compared and seen homes: all from what this device remembers. */
export function keptScreen(): void {
  tellWhere();
  showShelf({
    name: 'kept',
    $ids: $favoriteProperties,
    order: (ids) => ids.toReversed(),
    forget: (ids) => setFavourites($favoriteProperties.get().filter((id) => !ids.includes(id))),
    failed: showCopies,
  });
  showShelf({ name: 'compared', $ids: $compared });
  showShelf({ name: 'seen', $ids: $recentlyViewed, failed: showCopies });
  const compare = document.querySelector<HTMLElement>('[data-compare-them]');
  const link = compare?.querySelector('a');
  const show = (ids: readonly number[]) => {
    if (compare) compare.hidden = ids.length < 2;
    if (link) link.href = `${addresses.start}/PropertyCampare?ids=${ids.join(',')}`;
  };
  $compared.subscribe(show);
}
