import { BriefcaseBusiness, TrainFront } from 'lucide-react';
import { aboutMinutes, distanceWords } from '#client/homes/ways/words.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { ASSUMED } from '#domain/homes/commute.ts';
import { inOrderAsked, waysToOffices } from '#domain/homes/near-home.ts';
import { AMENITY_LABEL } from '#domain/homes/term-labels.ts';
import { walkAssumed, walkMinutes } from '#domain/homes/walk.ts';
import words from '#messages/homes/listing-page/index.ts';
import { stationWords } from './listing-labels.ts';

/** Farther nobody walks to a train. */
const LONGEST_WALK = 30;

type Station = ListingDetail['locationData']['stations'][number];

function stationOnFoot(station: Station): string {
  const minutes = walkMinutes(station.metres);
  const known = stationWords(station);
  return minutes > LONGEST_WALK ? known : words.onFoot({ station: known, minutes });
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
        <h3 className="font-semibold">{words.metro}</h3>
        {stations.length > 0 ? (
          <ul className="mt-2 grid gap-2">
            {stations.map((station) => (
              <li key={station.line + station.name} className="flex items-start gap-2">
                <TrainFront aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brand" />
                <span>{stationOnFoot(station)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2">{words.noStation}</p>
        )}
      </div>
      {amenities.length > 0 && (
        <div>
          <h3 className="font-semibold">{words.closeBy}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {amenities.map((amenity) => (
              <li key={amenity} className="rounded-full bg-sunk px-3 py-1 text-sm">
                {AMENITY_LABEL[amenity]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="font-semibold">{words.offices}</h3>
        <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {waysToOffices({ lat, lng }).map(({ slug, way }) => (
            <li key={slug} className="flex items-start gap-2">
              <BriefcaseBusiness
                aria-hidden="true"
                className="mt-0.5 size-4.5 shrink-0 text-brand"
              />
              <span>
                {words.officeWay({
                  name: words.officeAreas[slug],
                  distance: distanceWords(way.metres),
                  minutes: aboutMinutes(way.roadMinutes),
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="max-w-[68ch] text-xs text-muted">
        {words.waysAssumed({ walk: walkAssumed(), kmh: ASSUMED.roadKmh })}
      </p>
    </div>
  );
}
