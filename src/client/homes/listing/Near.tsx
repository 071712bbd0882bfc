import { BriefcaseBusiness, TrainFront } from 'lucide-react';
import { aboutMinutes, distanceWords } from '#client/homes/ways/words.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { ASSUMED } from '#domain/homes/commute.ts';
import { inOrderAsked, waysToOffices } from '#domain/homes/near-home.ts';
import { WALK_ASSUMED, walkMinutes } from '#domain/homes/walk.ts';
import { stationWords } from './listing-labels.ts';

/** Farther nobody walks to a train. */
const LONGEST_WALK = 30;

function onFoot(metres: number): string {
  const minutes = walkMinutes(metres);
  return minutes > LONGEST_WALK ? '' : `, ${minutes} min on foot`;
}

/**
 * What is near a home, in the order in which families ask: trains, then what its owner names, then
 * offices. Every distance is from the point the map shows.
 */
export function Near({ property }: { property: ListingDetail }) {
  const { latitude: lat, longitude: lng, stations } = property.locationData;
  const amenities = inOrderAsked(property.detailsData.amenities);
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="font-semibold">Metro</h3>
        {stations.length > 0 ? (
          <ul className="mt-2 grid gap-2">
            {stations.map((station) => (
              <li key={station.line + station.name} className="flex items-start gap-2">
                <TrainFront aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brand" />
                <span>
                  {stationWords(station)}
                  {onFoot(station.metres)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2">No station within 12 km.</p>
        )}
      </div>
      {amenities.length > 0 && (
        <div>
          <h3 className="font-semibold">Close by, in its owner’s words</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {amenities.map((amenity) => (
              <li key={amenity} className="rounded-full bg-sunk px-3 py-1 text-sm">
                {amenity}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="font-semibold">Offices</h3>
        <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {waysToOffices({ lat, lng }).map(({ name, way }) => (
            <li key={name} className="flex items-start gap-2">
              <BriefcaseBusiness
                aria-hidden="true"
                className="mt-0.5 size-4.5 shrink-0 text-brand"
              />
              <span>
                {name}: {distanceWords(way.metres)}, {aboutMinutes(way.roadMinutes)} by road
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-xs text-muted">
        Straight lines from the point on the map. {WALK_ASSUMED} By road {ASSUMED.roadKmh} km/h,
        without traffic or timetable. Stations stand as in our gazetteer; those of Line 3, which is
        being built, to some 300 m.
      </p>
    </div>
  );
}
