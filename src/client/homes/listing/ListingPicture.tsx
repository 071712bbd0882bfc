import { ImageOff } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import words from '#messages/homes/cards/index.ts';
import { type Drawn, DrawnHome } from './DrawnHome.tsx';
import { pictureSources } from './listing-labels.ts';

interface Props {
  /** Base path under /media; absent where there is no photo. */
  url: string | undefined;
  alt: string;
  sizes: string;
  /** The picture a page opens with: fetched first, never late. */
  isFirst?: boolean;
  /** Drawn where there is no photo. */
  home?: Drawn | undefined;
  className?: string | undefined;
}

/** A listing's photo at 4:3, or a quiet place where one could be. */
export function ListingPicture({ url, alt, sizes, isFirst, home, className }: Props) {
  if (!url) {
    return (
      <div
        className={classes(
          '@container relative grid aspect-4/3 w-full place-content-center justify-items-center gap-2 overflow-hidden bg-sunk text-sm text-muted',
          className,
        )}
      >
        {home ? (
          <DrawnHome home={home} className="absolute inset-0 size-full" />
        ) : (
          <ImageOff aria-hidden="true" className="size-7" strokeWidth={1.5} />
        )}
        {/* A thumbnail has no room for words. */}
        <span
          className={
            home
              ? 'absolute bottom-2 left-3 rounded-full bg-raised px-2 text-xs'
              : '@max-[8rem]:sr-only'
          }
        >
          {words.noPhotos}
        </span>
      </div>
    );
  }
  const { src, srcset } = pictureSources(url);
  return (
    <img
      src={src}
      srcSet={srcset}
      sizes={sizes}
      alt={alt}
      width="800"
      height="600"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classes('aspect-4/3 w-full bg-sunk object-cover', className)}
    />
  );
}
