import type { MapPoint } from '#client/homes/map/listing-map.ts';
import type { NamedPlace } from '#client/homes/map/place-markers.ts';
import type { SavedSearch } from '#contract/homes/saved-searches.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/homes/my-map/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** Why a home is on somebody's map. */
export const KINDS = ['kept', 'shortlisted', 'mine'] as const;
export type Kind = (typeof KINDS)[number];

/** What can be shown and hidden. */
export const LAYERS = [...KINDS, 'searches'] as const;
export type Layer = (typeof LAYERS)[number];

export const LAYER_LABEL: Record<Layer, string> = labels(() => words.layers);

export interface Home {
  listing: ListingCard;
  kinds: Kind[];
}

/** Every home once, with all the reasons it is there. */
export function homesOf(lists: Record<Kind, readonly ListingCard[]>): Home[] {
  const homes = new Map<number, Home>();
  for (const kind of KINDS) {
    for (const listing of lists[kind]) {
      const { id } = listing.propertydata;
      const known = homes.get(id);
      if (known) known.kinds.push(kind);
      else homes.set(id, { listing, kinds: [kind] });
    }
  }
  return [...homes.values()];
}

export function pointOf({ listing, kinds }: Home): MapPoint {
  const { propertydata, locationData } = listing;
  return {
    id: propertydata.id,
    lat: locationData.latitude,
    lng: locationData.longitude,
    price: propertydata.price,
    // One's own stand out.
    featured: kinds.includes('mine'),
    booked: propertydata.status === 'booked',
  };
}

/** Places that saved searches are about, each once, with how many are. */
export function placesOf(searches: readonly SavedSearch[]): NamedPlace[] {
  const places = new Map<string, NamedPlace & { names: string[] }>();
  for (const { name, place } of searches) {
    if (!place) continue;
    const { slug, latitude: lat, longitude: lng } = place;
    const known = places.get(slug) ?? {
      id: slug,
      lat,
      lng,
      label: placeName(place.name),
      names: [],
    };
    known.names.push(name);
    places.set(slug, known);
  }
  return [...places.values()].map(({ names, ...place }) => ({
    ...place,
    label: words.searchesOf({ count: names.length, place: place.label }),
  }));
}
