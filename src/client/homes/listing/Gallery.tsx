import { useState } from 'react';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { ListingPicture } from './ListingPicture.tsx';
import { pictureSources } from './listing-labels.ts';

const SIZES = '(min-width: 75rem) 620px, (min-width: 48rem) 66vw, 100vw';

/** A strip of pictures, moved by finger, wheel or arrow keys; a click opens one at its largest. */
export function Gallery({ media }: { media: ListingDetail['mediaData']['media'] }) {
  const pictures = media.filter((item) => item.kind !== 'video');
  const [at, setAt] = useState(1);
  if (pictures.length === 0) {
    return (
      <div className="card overflow-hidden">
        <ListingPicture url={undefined} alt="" sizes="100vw" className="max-h-80" />
      </div>
    );
  }
  return (
    <section aria-label="Photos" className="relative">
      <ul
        className="flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={`${pictures.length} pictures; scroll sideways or use the arrow keys`}
        onScroll={({ currentTarget: strip }) => {
          const width = strip.firstElementChild?.clientWidth ?? 1;
          setAt(Math.min(pictures.length, Math.round(strip.scrollLeft / width) + 1));
        }}
      >
        {pictures.map(({ url, alt, caption }) => (
          <li key={url} className="w-full shrink-0 snap-center not-only:md:w-[calc(66%-0.25rem)]">
            <a href={pictureSources(url).src.replace('-800', '-1600')} className="block">
              <ListingPicture url={url} alt={alt} sizes={SIZES} />
            </a>
            {caption && <p className="px-1 pt-2 text-sm text-muted">{caption}</p>}
          </li>
        ))}
      </ul>
      <p className="tabular pointer-events-none absolute top-3 right-3 rounded-full bg-ink/70 px-3 py-1 text-sm text-surface">
        {at} of {pictures.length}
      </p>
    </section>
  );
}
