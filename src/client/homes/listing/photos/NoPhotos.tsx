import { DrawnHome } from '#client/homes/listing/DrawnHome.tsx';
import { factWords } from '#client/homes/listing/listing-labels.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import words from '#messages/homes/pictures/index.ts';

/** In the gallery's place while there is none: the home drawn by its kind, its facts and place. */
export function NoPhotos({ property }: { property: ListingDetail }) {
  const { propertydata, locationData } = property;
  return (
    <div className="card relative aspect-[8/5] overflow-hidden md:aspect-auto md:h-80">
      <DrawnHome home={propertydata} isWide className="absolute inset-0 size-full" />
      <div className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)] rounded-card bg-raised px-4 py-2">
        <p className="font-semibold">{factWords(property)}</p>
        <p className="text-sm text-muted">
          {words.noPhotosYet({
            place: `${locationData.locality}, ${displayCity(locationData.city)}`,
          })}
        </p>
      </div>
    </div>
  );
}
