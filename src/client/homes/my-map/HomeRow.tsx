import { ListingPicture } from '#client/homes/listing/ListingPicture.tsx';
import { factWords, saleBadge } from '#client/homes/listing/listing-labels.ts';
import { Price } from '#client/homes/listing/Price.tsx';
import { MyMinutes } from '#client/homes/my-places/MyMinutes.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { type Home, LAYER_LABEL } from './places.ts';

/** What became of these, the row says. */
const TAKEN: ReadonlySet<string> = new Set(['booked', 'sold', 'rented']);

interface Props {
  home: Home;
  onPoint: (id: number | undefined) => void;
}

/** A home of the map, in the list beside it. */
export function HomeRow({ home: { listing, kinds }, onPoint }: Props) {
  const { propertydata: property, mediaData, locationData } = listing;
  const point = () => onPoint(property.id);
  const leave = () => onPoint(undefined);
  return (
    <li
      className="group relative flex gap-3 p-3 hover:bg-sunk"
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <div className="w-24 shrink-0">
        <ListingPicture
          url={mediaData.images[0]}
          alt=""
          sizes="96px"
          className="rounded-control text-xs"
        />
      </div>
      <div className="min-w-0 text-sm">
        <Price property={property} className="text-base" />
        <h2 className="font-semibold">
          <AppLink
            href={`/ViewPropertyDetails/${property.id}`}
            className="line-clamp-1 no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {property.title}
          </AppLink>
        </h2>
        <p className="line-clamp-1 text-muted">
          {factWords(listing)} · {placeName(locationData.locality)}
        </p>
        <MyMinutes lat={locationData.latitude} lng={locationData.longitude} />
        <p className="mt-1 flex flex-wrap gap-1">
          {TAKEN.has(property.status) && <Badge tone="brand">{saleBadge(property)}</Badge>}
          {kinds.map((kind) => (
            <Badge key={kind} tone={kind === 'mine' ? 'warn' : 'neutral'}>
              {LAYER_LABEL[kind]}
            </Badge>
          ))}
        </p>
      </div>
    </li>
  );
}
