import { BadgeCheck, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { MyMinutes } from '#client/homes/my-places/MyMinutes.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { classes } from '#client/ui/classes.ts';
import type { ListingCard as Card } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { ago } from '#domain/lib/time/format.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import words from '#messages/homes/cards/index.ts';
import { HeartButton } from './HeartButton.tsx';
import { ListingPicture } from './ListingPicture.tsx';
import { factWords, rateWords, saleBadge, whereWords } from './listing-labels.ts';
import { Price } from './Price.tsx';
import { posterBadge, verifiedMeans } from './poster-words.ts';
import { rentLine } from './term-facts.ts';

interface Props {
  listing: Card;
  /** Why it is shown, where it was not searched for. */
  reason?: string;
  heading?: 'h2' | 'h3' | 'h4';
  /** Where it leads; the listing's page in the app unless told. */
  href?: string;
  /** No longer on offer: faded; its page says what became of it. */
  gone?: boolean;
  /** One's own home has no heart. */
  heart?: boolean;
  sizes?: string;
  /** What there is to say and do about it, below the rest. */
  children?: ReactNode;
}

/** What became of these, their badge says. */
const TAKEN: ReadonlySet<string> = new Set(['booked', 'sold', 'rented']);
const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw';
const PILL = 'rounded-full px-2.5 py-1';

function Picture({
  listing,
  gone,
  heart,
  sizes,
}: Required<Omit<Props, 'reason' | 'heading' | 'href' | 'children'>>) {
  const { propertydata: property, mediaData } = listing;
  return (
    <div className="relative">
      <ListingPicture
        url={mediaData.images[0]}
        alt=""
        sizes={sizes}
        home={property}
        className={gone ? 'opacity-50 grayscale' : undefined}
      />
      <p className="absolute top-3 right-14 left-3 flex flex-wrap gap-1.5 text-xs font-semibold">
        <span className={classes(PILL, 'bg-raised text-ink')}>
          {gone && !TAKEN.has(property.status) ? words.noLongerOffered : saleBadge(property)}
        </span>
        {property.promotePropertyStatus && !gone && (
          <span className={classes(PILL, 'bg-accent text-on-accent')} title={words.promotedMeans}>
            {words.promoted}
          </span>
        )}
      </p>
      {mediaData.photoCount > 0 && (
        <p className="absolute bottom-3 left-3 flex items-center gap-1 rounded-full bg-ink/70 px-2 py-0.5 text-xs text-surface">
          <Images aria-hidden="true" className="size-3.5" />
          {mediaData.photoCount}
          <span className="sr-only"> {words.photos({ count: mediaData.photoCount })}</span>
        </p>
      )}
      {heart && (
        <HeartButton
          id={property.id}
          title={property.title}
          className="absolute top-2 right-2 z-10"
        />
      )}
    </div>
  );
}

/** A listing as every list of the app shows it; the whole card leads to its page. */
export function ListingCard({
  listing,
  reason,
  heading: Heading = 'h3',
  href,
  gone = false,
  heart = true,
  sizes = SIZES,
  children,
}: Props) {
  const { propertydata: property, locationData } = listing;
  const rate = rateWords(property);
  const terms = rentLine(listing, new Date());
  return (
    <article
      className="card group relative flex h-full flex-col overflow-hidden"
      data-listing={property.id}
    >
      <Picture listing={listing} gone={gone} heart={heart} sizes={sizes} />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price property={property} className="text-xl" />
          {rate && <span className="tabular text-sm text-muted">{rate}</span>}
        </p>
        <p className="text-sm">{factWords(listing)}</p>
        {terms && <p className="tabular text-sm text-muted">{terms}</p>}
        <Heading className="mt-1 text-base font-semibold">
          <AppLink
            href={href ?? `/ViewPropertyDetails/${property.id}`}
            className="no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {property.title}
          </AppLink>
        </Heading>
        <p className="text-sm text-muted">
          {whereWords({
            locality: placeName(locationData.locality),
            city: placeName(displayCity(locationData.city)),
            state: placeName(locationData.state),
          })}
        </p>
        {reason && <p className="text-sm text-brand">{reason}</p>}
        <MyMinutes lat={locationData.latitude} lng={locationData.longitude} />
        {!gone && (
          <p className="mt-auto pt-2 text-xs text-muted">
            {property.verified && (
              <>
                <span className="whitespace-nowrap" title={verifiedMeans(property)}>
                  <BadgeCheck aria-hidden="true" className="inline size-4 text-good" />{' '}
                  {words.verified}
                </span>
                {' · '}
              </>
            )}
            {posterBadge(property)} ·{' '}
            {words.confirmed({ when: ago(property.confirmedAt, new Date()) })}
          </p>
        )}
        {children && (
          <div className={classes('relative z-10 grid gap-2 pt-2', gone && 'mt-auto')}>
            {children}
          </div>
        )}
      </div>
    </article>
  );
}
