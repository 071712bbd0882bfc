import { ListingPicture } from '#client/homes/listing/ListingPicture.tsx';
import { factWords } from '#client/homes/listing/listing-labels.ts';
import { Price } from '#client/homes/listing/Price.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/deals/desk/index.ts';

interface Props {
  listing: ListingCard;
  heading?: 'h1' | 'h2' | 'h3' | 'p';
}

/** The property a bid or booking is about, in two lines beside its picture. */
export function DealListing({ listing, heading: Heading = 'p' }: Props) {
  const { propertydata, mediaData, locationData } = listing;
  return (
    <div className="flex min-w-0 items-center gap-3 md:min-w-64">
      <div className="w-20 shrink-0 overflow-hidden rounded-control">
        <ListingPicture url={mediaData.images[0]} alt="" sizes="5rem" />
      </div>
      <div className="min-w-0">
        <Heading className="text-base font-semibold wrap-anywhere">
          <AppLink className="link" href={`/ViewPropertyDetails/${propertydata.id}`}>
            {propertydata.title}
          </AppLink>
        </Heading>
        <p className="text-sm font-normal text-muted">
          {placeName(locationData.locality)} · {factWords(listing)}
        </p>
        <p className="text-sm font-normal">
          {words.asking} <Price property={propertydata} />
        </p>
      </div>
    </div>
  );
}
