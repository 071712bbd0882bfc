import { aboutMinutes } from '#client/homes/ways/words.ts';
import { commute } from '#domain/homes/commute.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/own-places/index.ts';
import { type MyPlaces, namedPlaces } from './my-places.ts';

/** "Work about 25 min · School about 10 min", by road; empty where no place is set. */
export function minutesWords(home: LatLng, places: MyPlaces): string {
  return namedPlaces(places)
    .map(({ slot, place }) => {
      const { roadMinutes } = commute(home, place);
      return `${words.slot[slot]} ${aboutMinutes(roadMinutes)}`;
    })
    .join(' · ');
}
