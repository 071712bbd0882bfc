import { TrainFront } from 'lucide-react';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { priceWords, stationWords } from './listing-labels.ts';
import { PlaceMap } from './PlaceMap.tsx';

/** Where a listing is, as far as that is told: map, stations, what is near. */
export function Whereabouts({ property }: { property: ListingDetail }) {
  const { locationData, detailsData, propertydata } = property;
  return (
    <section aria-labelledby="where" className="grid gap-4">
      <div>
        <h2 id="where" className="text-xl">
          Where it is
        </h2>
        <p className="mt-1 text-sm text-muted">
          The pin is within 150 m of the home; the exact place is shared once you have booked a
          visit or the home itself.
        </p>
      </div>
      <PlaceMap
        lat={locationData.latitude}
        lng={locationData.longitude}
        label={priceWords(propertydata).short}
      />
      {locationData.stations.length > 0 && (
        <ul className="grid gap-2">
          {locationData.stations.map((station) => (
            <li key={station.line + station.name} className="flex items-center gap-2">
              <TrainFront aria-hidden="true" className="size-4.5 shrink-0 text-brand" />
              {stationWords(station)}
            </li>
          ))}
        </ul>
      )}
      {detailsData.amenities.length > 0 && (
        <div>
          <h3 className="font-semibold">Amenities nearby</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {detailsData.amenities.map((amenity) => (
              <li key={amenity} className="rounded-full bg-sunk px-3 py-1 text-sm">
                {amenity}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
