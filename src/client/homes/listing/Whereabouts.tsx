import { MyPlaces } from '#client/homes/my-places/MyPlaces.tsx';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import words from '#messages/homes/listing-page/index.ts';
import { priceWords } from './listing-labels.ts';
import { Near } from './Near.tsx';
import { PlaceMap } from './PlaceMap.tsx';

/** Where a listing is, as far as that is told: map, stations, what is near. */
export function Whereabouts({ property }: { property: ListingDetail }) {
  const { locationData, propertydata } = property;
  return (
    <section aria-labelledby="where" className="grid gap-4">
      <div>
        <h2 id="where" className="text-xl">
          {words.where}
        </h2>
        <p className="mt-1 max-w-[68ch] text-sm text-muted">{words.exactPlaceLater}</p>
      </div>
      <PlaceMap
        lat={locationData.latitude}
        lng={locationData.longitude}
        label={priceWords(propertydata).short}
      />
      <Near property={property} />
      <MyPlaces lat={locationData.latitude} lng={locationData.longitude} />
    </section>
  );
}
