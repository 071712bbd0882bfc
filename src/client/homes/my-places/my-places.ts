import { store, stored } from '#client/lib/stored.ts';
import type { LatLng } from '#domain/lib/geo.ts';

const KEY = 'myPlaces';

/** Places whose way from a home counts. */
export const SLOTS = ['work', 'secondWork', 'school'] as const;
export type Slot = (typeof SLOTS)[number];

export interface MyPlace extends LatLng {
  name: string;
}
export type MyPlaces = Partial<Record<Slot, MyPlace>>;

function placeIn(value: unknown): MyPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, lat, lng } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof lat !== 'number' || typeof lng !== 'number') {
    return undefined;
  }
  return { name, lat, lng };
}

function read(): MyPlaces {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  const found: MyPlaces = {};
  for (const slot of SLOTS) {
    const place = placeIn((kept as Record<string, unknown> | null)?.[slot]);
    if (place) found[slot] = place;
  }
  return found;
}

/** Remembered on this device; no server hears of them. */
export const $myPlaces = stored<MyPlaces>(read, {});

export const setMyPlaces = (places: MyPlaces) => store(KEY, places);

/** Those that are set, in order, with their words. */
export const namedPlaces = (places: MyPlaces): { slot: Slot; place: MyPlace }[] =>
  SLOTS.flatMap((slot) => {
    const place = places[slot];
    return place ? [{ slot, place }] : [];
  });
