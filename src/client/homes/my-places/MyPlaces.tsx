import { useEffect, useState } from 'react';
import { CommuteResult } from '#client/homes/calculators/CommuteResult.tsx';
import { commute } from '#domain/homes/commute.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/own-places/index.ts';
import { $myPlaces, namedPlaces } from './my-places.ts';
import { PlacesForm } from './PlacesForm.tsx';

/**
 * The ways from a home to one's two workplaces and a school, and where these are said. What the
 * device remembers shows once the island is awake: the server knows nothing of it.
 */
export function MyPlaces({ lat, lng }: LatLng) {
  const [places, setPlaces] = useState<ReturnType<typeof $myPlaces.get>>({});
  useEffect(() => {
    setPlaces($myPlaces.get());
    return $myPlaces.listen((now) => setPlaces(now));
  }, []);
  const set = namedPlaces(places);
  return (
    <section
      aria-label={words.myPlaces}
      className={set.length === 0 ? 'print:hidden' : undefined}
      data-my-places
    >
      <h3 className="font-semibold">{words.myPlaces}</h3>
      <div aria-live="polite" className="mt-2 grid gap-3 sm:grid-cols-2">
        {set.map(({ slot, place }) => (
          <CommuteResult
            key={slot}
            from={words.slot[slot]}
            to={place.name}
            way={commute({ lat, lng }, place)}
          />
        ))}
      </div>
      <details className="mt-2 print:hidden">
        <summary className="link inline-flex min-h-11 items-center">
          {set.length > 0 ? words.change : words.add}
        </summary>
        <PlacesForm places={places} />
      </details>
    </section>
  );
}

export default MyPlaces;
