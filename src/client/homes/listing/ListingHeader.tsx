import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListingPage } from '#contract/homes/listings.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { ago } from '#domain/lib/time/format.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import words from '#messages/homes/listing-page/index.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import { saleBadge } from './listing-labels.ts';
import { Price } from './Price.tsx';
import { posterBadge, posterWords, verifiedMeans } from './poster-words.ts';

const PILL = 'flex items-center gap-1 rounded-full px-3 py-1';

interface Props {
  page: ListingPage;
  /** Below the price. */
  fairRange?: ReactNode;
  children?: ReactNode;
}

/** What a listing is, where, and for how much. */
export function ListingHeader({ page, fairRange, children }: Props) {
  const { propertydata, locationData } = page.property;
  return (
    <header>
      <p className="flex flex-wrap gap-2 text-sm font-semibold">
        <span className={`${PILL} bg-brand-soft`}>{saleBadge(propertydata)}</span>
        <span className={`${PILL} bg-sunk`}>{posterBadge(propertydata)}</span>
        {propertydata.promotePropertyStatus && (
          <span className={`${PILL} bg-accent text-on-accent`}>{words.promoted}</span>
        )}
        {propertydata.verified && (
          <span className={`${PILL} bg-sunk text-good`} title={verifiedMeans(propertydata)}>
            <BadgeCheck aria-hidden="true" className="size-4" />
            {words.verified}
          </span>
        )}
      </p>
      <h1 className="mt-3 text-2xl" lang={langOf(propertydata.title)}>
        {propertydata.title}
      </h1>
      <p className="mt-1 text-muted">
        {placeName(locationData.locality)}, {placeName(displayCity(locationData.city))}{' '}
        {locationData.pincode} ·{' '}
        {words.confirmed({ when: ago(propertydata.confirmedAt, new Date()) })}
      </p>
      <p className="mt-1 text-sm text-muted">
        {words.listedBy({ who: posterWords(page.property) })}
        {propertydata.verified && `. ${verifiedMeans(propertydata)}`}
      </p>
      {children}
      <p className="mt-4">
        <Price property={propertydata} className="text-3xl" />
      </p>
      {fairRange}
    </header>
  );
}
