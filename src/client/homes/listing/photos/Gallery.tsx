import type { ReactNode } from 'react';
import { ListingPicture } from '#client/homes/listing/ListingPicture.tsx';
import { classes } from '#client/ui/classes.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import words from '#messages/homes/pictures/index.ts';
import { NoPhotos } from './NoPhotos.tsx';
import { PhotoLink } from './PhotoLink.tsx';

/** Photos that fit into the grid; more are behind the button. */
const MAX_SHOWN = 5;
/** The grid of a desk, by how many there are. */
const GRID: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3 md:grid-rows-2',
  4: 'md:grid-cols-3 md:grid-rows-3',
  5: 'md:grid-cols-4 md:grid-rows-2',
};
/** The first of them is the largest. */
const FIRST: Record<number, string> = {
  3: 'md:col-span-2 md:row-span-2',
  4: 'md:col-span-2 md:row-span-3',
  5: 'md:col-span-2 md:row-span-2',
};
const LARGE = '(min-width: 75rem) 816px, (min-width: 64rem) 66vw, 100vw';
const HALF = '(min-width: 75rem) 540px, (min-width: 48rem) 50vw, 100vw';
const SMALL = '(min-width: 75rem) 272px, (min-width: 48rem) 25vw, 100vw';

interface Props {
  property: ListingDetail;
  /** What can be done, on the picture's corner. */
  actions?: ReactNode;
}

/**
 * A listing's photos: on a phone a strip to swipe, on a desk a grid. Each leads to a page of all of
 * them; where there is script, `startGallery` opens the viewer instead.
 */
export function Gallery({ property, actions }: Props) {
  const { id } = property.propertydata;
  const photos = property.mediaData.media.filter(({ kind }) => kind === 'photo');
  const n = Math.min(MAX_SHOWN, photos.length);
  return (
    <section aria-label={words.photos} className="relative" data-gallery>
      {n === 0 ? (
        <NoPhotos property={property} />
      ) : (
        <ul
          className={classes(
            'flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card md:grid md:h-[min(27rem,54dvh)] md:overflow-hidden',
            GRID[n],
          )}
        >
          {photos.map((photo, i) => (
            <li
              key={photo.url}
              className={classes(
                'w-full shrink-0 snap-center md:min-h-0',
                i === 0 && FIRST[n],
                i >= MAX_SHOWN && 'md:hidden',
              )}
            >
              <PhotoLink listingId={id} photo={photo} nth={i + 1}>
                <ListingPicture
                  url={photo.url}
                  alt={photo.alt}
                  sizes={n === 1 ? LARGE : i === 0 ? HALF : n === 2 ? HALF : SMALL}
                  isFirst={i === 0}
                  className="md:aspect-auto md:h-full"
                />
              </PhotoLink>
            </li>
          ))}
        </ul>
      )}
      {actions && <div className="absolute top-3 right-3 flex gap-2 print:hidden">{actions}</div>}
      {n > 0 && (
        <a
          className="tabular absolute right-3 bottom-3 flex min-h-9 items-center rounded-full bg-raised px-3 text-sm font-semibold no-underline print:hidden"
          href={`/photos/${id}`}
          data-all-photos
        >
          <span className="md:hidden" data-gallery-count>
            {words.countOf({ count: photos.length })}
          </span>
          <span className="max-md:hidden">
            {n === 1 ? words.seePhoto : words.seeAll({ count: photos.length })}
          </span>
        </a>
      )}
    </section>
  );
}
