import {
  factWords,
  listingPath,
  pictureSources,
  priceWords,
} from '#client/homes/listing/listing-labels.ts';
import { showKept } from '#client/homes/listing/show-kept.ts';
import { call } from '#client/lib/api.ts';
import { listingsByIds } from '#contract/homes/listing-lists.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import cards from '#messages/homes/cards/index.ts';
import words from '#messages/homes/map/index.ts';

export interface PinCard {
  /** Shows these homes, which stand at one place, one at a time. */
  show(ids: readonly number[]): Promise<void>;
  close(): void;
  /** The home shown, if any. */
  shown(): number | undefined;
}

interface PinCardOptions {
  /** Another home is shown; none once the card is closed. */
  onShown: (id: number | undefined) => void;
  /** The card was closed by its visitor: the keyboard goes back to the home’s marker. */
  onClosed: (id: number) => void;
}

const part = <T extends HTMLElement>(card: HTMLElement, name: string) =>
  card.querySelector<T>(`[data-card-${name}]`);

function write(card: HTMLElement, name: string, text: string): void {
  const element = part(card, name);
  if (element) element.textContent = text;
}

function showPicture(card: HTMLElement, url: string | undefined): void {
  const picture = part<HTMLImageElement>(card, 'picture');
  if (!picture) return;
  picture.hidden = !url;
  if (!url) {
    picture.removeAttribute('src');
    picture.removeAttribute('srcset');
    return;
  }
  const { src, srcset } = pictureSources(url);
  picture.srcset = srcset;
  picture.src = src;
}

function fill(card: HTMLElement, listing: ListingCard): void {
  const { propertydata: property, locationData, mediaData } = listing;
  const price = priceWords(property);
  showPicture(card, mediaData.images[0]);
  write(card, 'price', `${price.short}${price.perMonth ? cards.perMonth : ''}`);
  write(card, 'facts', factWords(listing));
  write(card, 'place', `${locationData.locality}, ${displayCity(locationData.city)}`);
  const link = part<HTMLAnchorElement>(card, 'link');
  if (link) {
    link.href = listingPath(property.id);
    link.textContent = property.title;
  }
  const heart = part(card, 'heart');
  if (heart) {
    heart.dataset.favourite = String(property.id);
    heart.ariaLabel = cards.save({ title: property.title });
  }
  showKept();
}

/** The card of a home pressed on the map; the page is left only by the card's own link. */
export function pinCard(card: HTMLElement, { onShown, onClosed }: PinCardOptions): PinCard {
  let homes: readonly ListingCard[] = [];
  let at = 0;
  let asked = 0;

  function showAt(index: number): void {
    const listing = homes[index];
    if (!listing) return;
    at = index;
    fill(card, listing);
    write(
      card,
      'count',
      homes.length > 1 ? words.oneOf({ one: index + 1, all: homes.length }) : '',
    );
    for (const step of card.querySelectorAll<HTMLButtonElement>('[data-card-step]')) {
      const to = index + Number(step.dataset.cardStep);
      step.hidden = homes.length < 2;
      step.disabled = to < 0 || to >= homes.length;
    }
    onShown(listing.propertydata.id);
  }

  function close(): void {
    asked++;
    card.hidden = true;
    homes = [];
    onShown(undefined);
  }

  function closeByHand(): void {
    const id = homes[at]?.propertydata.id;
    close();
    if (id !== undefined) onClosed(id);
  }

  card.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (pressed?.matches('[data-card-close]')) closeByHand();
    const step = pressed?.dataset.cardStep;
    if (step) showAt(at + Number(step));
  });
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeByHand();
  });

  return {
    close,
    shown: () => homes[at]?.propertydata.id,
    async show(ids) {
      const turn = ++asked;
      const { data } = await call(listingsByIds, { params: { ids: [...ids] } });
      // Meanwhile another marker may have been pressed.
      if (turn !== asked) return;
      homes = data;
      if (homes.length === 0) return close();
      card.hidden = false;
      showAt(0);
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'nearest' });
    },
  };
}
