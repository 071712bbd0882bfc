import { type ReactNode, useEffect, useRef } from 'react';
import { HomeEmi } from '#client/homes/calculators/HomeEmi.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { ListingPage } from '#contract/homes/listings.ts';
import { isHousing } from '#domain/homes/loan-share.ts';
import words from '#messages/homes/listing-page/index.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import { Facts } from './Facts.tsx';
import { FloorPlans } from './FloorPlans.tsx';
import { ListingCard } from './ListingCard.tsx';
import { ListingHeader } from './ListingHeader.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { Gallery } from './photos/Gallery.tsx';
import { startGallery } from './photos/start-gallery.ts';
import { TrueCost } from './TrueCost.tsx';
import { Video } from './Video.tsx';
import { Whereabouts } from './Whereabouts.tsx';

/** Where on the page the visitor can act. */
export const ACTIONS = 'actions';

interface Props {
  page: ListingPage;
  /** Below the title. */
  note?: ReactNode;
  /** Below the price: what homes like it ask. */
  fairRange: ReactNode;
  /** Below its history: how rates around it have moved. */
  rateTrend?: ReactNode;
  /** What the visitor can do: stays in view beside the rest, above it on a phone. */
  actions: ReactNode;
}

/** Homes like one, where there are any. */
export function Similar({ similar }: { similar: ListingPage['similar'] }) {
  if (similar.length === 0) return null;
  return (
    <Section title={words.similar} titleId="similar" className="grid gap-6">
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {similar.map(({ reason, ...listing }) => (
          <li key={listing.propertydata.id}>
            <ListingCard listing={listing} reason={reason} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A listing's page in the app: all that the public one shows, and what can be done about it. */
export function ListingView({ page, note, fairRange, rateTrend, actions }: Props) {
  const { property, priceHistory, similar } = page;
  const { description } = property.propertydata;
  const { images, videoUrl } = property.mediaData;
  const article = useRef<HTMLElement>(null);
  useEffect(() => (article.current ? startGallery(article.current) : undefined), []);
  return (
    <article ref={article} className="grid gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8">
          <Gallery property={property} />
          <ListingHeader page={page} fairRange={fairRange}>
            {note}
          </ListingHeader>
        </div>
        <aside
          id={ACTIONS}
          tabIndex={-1}
          aria-label={words.whatYouCanDo}
          className="scroll-mt-20 lg:sticky lg:top-20 lg:row-span-2 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
        >
          {actions}
        </aside>
        <div className="grid content-start gap-12">
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-4 text-xl">
              {words.facts}
            </h2>
            <Facts property={property} />
          </section>
          {description && (
            <Section title={words.about} titleId="about">
              <p className="mt-3 max-w-[68ch] whitespace-pre-line" lang={langOf(description)}>
                {description}
              </p>
            </Section>
          )}
          <TrueCost property={property} />
          {property.propertydata.listedin === 'sell' &&
            isHousing(property.propertydata.category) && (
              <HomeEmi price={property.propertydata.price} />
            )}
          {videoUrl && <Video url={videoUrl} cover={images[0]} />}
          <FloorPlans property={property} />
          <Whereabouts property={property} />
          <PriceHistory history={priceHistory} />
          {rateTrend}
        </div>
      </div>
      <Similar similar={similar} />
    </article>
  );
}
