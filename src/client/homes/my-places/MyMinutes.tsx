import { useStore } from '@nanostores/react';
import type { LatLng } from '#domain/lib/geo.ts';
import { minutesWords } from './minutes-words.ts';
import { $myPlaces } from './my-places.ts';

/** How long the ways from a home to one's own places are; nothing where none is set. */
export function MyMinutes({ lat, lng }: LatLng) {
  const words = minutesWords({ lat, lng }, useStore($myPlaces));
  return words ? <p className="text-sm text-brand">{words}</p> : null;
}
