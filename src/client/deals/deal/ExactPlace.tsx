import type { ExactPlace as Place } from '#contract/homes/exact-place.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import words from '#messages/deals/deal/index.ts';
import { langOf } from '#messages/lib/lang-of.ts';

/** Where a home is to the door, with the way to a map. */
export function ExactPlace({ place }: { place: Place }) {
  const { latitude, longitude } = place;
  const [lat, lng] = [latitude.toFixed(6), longitude.toFixed(6)];
  const where = placeWords(place);
  return (
    <p className="wrap-anywhere">
      <span lang={langOf(where)}>{where}</span> ·{' '}
      <a
        className="link"
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.exactPlace}
      </a>
    </p>
  );
}
