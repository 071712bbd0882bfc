import { factWords, pictureSources, priceWords } from '#client/homes/listing/listing-labels.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/deals/desk/index.ts';

/** A listing in a line: picture, price, facts, and the way to it. */
export function ListingLine({ card }: { card: ListingCard }) {
  const { propertydata, locationData, mediaData } = card;
  const { short, full, perMonth } = priceWords(propertydata);
  const [picture] = mediaData.images;
  return (
    <div className="flex gap-3">
      {picture && (
        <img
          {...picked(picture)}
          alt=""
          loading="lazy"
          className="aspect-4/3 w-24 shrink-0 self-start rounded-control object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="tabular font-bold" title={full}>
          {short}
          {perMonth && <span className="font-normal text-muted">{words.monthWord}</span>}
        </p>
        <AppLink
          href={`/ViewPropertyDetails/${propertydata.id}`}
          className="block font-semibold wrap-anywhere hover:text-brand"
        >
          {propertydata.title}
        </AppLink>
        <p className="text-sm text-muted">
          {factWords(card)} · {placeName(locationData.locality)}
        </p>
      </div>
    </div>
  );
}

function picked(picture: string) {
  const { src, srcset } = pictureSources(picture);
  return { src, srcSet: srcset, sizes: '6rem' };
}
