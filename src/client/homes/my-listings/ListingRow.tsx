import { ImageOff, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  factWords,
  listingPath,
  pictureSources,
  priceWords,
} from '#client/homes/listing/listing-labels.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { filled } from '#client/ui/filled.tsx';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { LISTING_INTEREST_DAYS } from '#domain/homes/interest.ts';
import words from '#messages/homes/my-listings/index.ts';
import { RowActions } from './RowActions.tsx';
import { STATUS_LABEL, STATUS_TONE } from './status-labels.ts';

export type Below = (listing: OwnListing) => ReactNode;

interface Props {
  listing: OwnListing;
  userId: number;
  below?: Below | undefined;
  promotions?: ((listingId: number) => ReactNode) | undefined;
}

function Photo({ listing: { mediaData } }: { listing: OwnListing }) {
  const [cover] = mediaData.images;
  return (
    <div className="relative aspect-4/3 w-24 self-start overflow-hidden rounded-control bg-sunk sm:row-span-2 sm:w-44">
      {cover ? (
        <img
          {...pictureSources(cover)}
          sizes="176px"
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <span className="grid size-full place-items-center content-center gap-1 text-center text-xs text-muted">
          <ImageOff aria-hidden="true" className="size-6" />
          {words.noPhotosYet}
        </span>
      )}
      {mediaData.photoCount > 0 && (
        <span className="tabular absolute right-1.5 bottom-1.5 rounded-full bg-ink px-2 text-xs text-surface max-sm:hidden">
          {words.photos({ photoCount: mediaData.photoCount })}
        </span>
      )}
    </div>
  );
}

function responseWords({ contacts, bids, bookings, visits }: OwnListing['responses']): string {
  const parts = [
    contacts > 0 && words.contactRequests({ contacts }),
    visits > 0 && words.visits({ visits }),
    bids > 0 && words.bids({ bids }),
    bookings > 0 && words.bookings({ bookings }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : words.noResponsesYet;
}

const interestWords = ({ interest: { looks, keeps, enquiries } }: OwnListing): string =>
  words.looksKeepsEnquiriesDays({
    looks,
    keeps,
    enquiries,
    listingInterestDays: LISTING_INTEREST_DAYS,
  });

function Price({ listing: { propertydata } }: { listing: OwnListing }) {
  const { short, full, perMonth } = priceWords(propertydata);
  return (
    <p className="text-lg font-bold" title={full}>
      {short}
      {perMonth && <span className="text-sm font-normal text-muted"> {words.month}</span>}
    </p>
  );
}

/** One of the caller's listings: how it stands and what to do about it. */
export function ListingRow({ listing, userId, below, promotions }: Props) {
  const { propertydata, locationData, status, freshness, responses, quality } = listing;
  const isPublic = status === 'live';
  return (
    <li className="card grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 p-4">
      <Photo listing={listing} />
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={STATUS_TONE[status]}>{STATUS_LABEL[status]}</Badge>
          {propertydata.verified && (
            <Badge tone="brand">
              <ShieldCheck aria-hidden="true" className="mr-1 size-3.5" />
              {words.verified}
            </Badge>
          )}
          {propertydata.promotePropertyStatus && <Badge>{words.promoted}</Badge>}
        </div>
        <Price listing={listing} />
        <h2 className="text-base font-semibold">
          {isPublic ? (
            <AppLink href={listingPath(propertydata.id)} className="hover:text-brand">
              {propertydata.title}
            </AppLink>
          ) : (
            propertydata.title
          )}
        </h2>
        <p className="text-sm text-muted">
          {factWords(listing)} · {placeName(locationData.locality)}
        </p>
        <p className="text-sm">{responseWords(responses)}</p>
        {status !== 'draft' && <p className="tabular text-sm">{interestWords(listing)}</p>}
        <p className="text-sm text-muted">
          {isPublic && (
            <>
              {filled(words.confirmed, { when: <Ago at={freshness.confirmedAt} /> })}
              {' · '}
            </>
          )}
          {filled(words.quality100, { part: <span className="tabular">{quality.score}</span> })}
        </p>
      </div>
      <div className="max-sm:col-span-2 sm:col-start-2">
        <RowActions listing={listing} userId={userId} promotions={promotions?.(propertydata.id)} />
        {below?.(listing)}
      </div>
    </li>
  );
}
