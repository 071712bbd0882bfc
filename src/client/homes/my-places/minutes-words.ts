import { aboutMinutes } from '#client/homes/ways/words.ts';
import { commute } from '#domain/homes/commute.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import { type MyPlaces, namedPlaces, SLOT_LABEL } from './my-places.ts';

/** "Work about 25 min · School about 10 min", by road; empty where no place is set. */
export function minutesWords(home: LatLng, places: MyPlaces): string {
  return namedPlaces(places)
    .map(({ slot, place }) => {
      const { roadMinutes } = commute(home, place);
      return `${SLOT_LABEL[slot]} ${aboutMinutes(roadMinutes)}`;
    })
    .join(' · ');
}
