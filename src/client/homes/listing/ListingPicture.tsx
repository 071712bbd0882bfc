import { ImageOff } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import { pictureSources } from './listing-labels.ts';

interface Props {
  /** Base path under /media; absent where there is no photo. */
  url: string | undefined;
  alt: string;
  sizes: string;
  className?: string | undefined;
}

/** A listing's photo at 4:3, or a quiet place where one could be. */
export function ListingPicture({ url, alt, sizes, className }: Props) {
  if (!url) {
    return (
      <div
        className={classes(
          'grid aspect-4/3 w-full place-content-center justify-items-center gap-2 bg-sunk text-sm text-muted',
          className,
        )}
      >
        <ImageOff aria-hidden="true" className="size-7" strokeWidth={1.5} />
        <span>No photos yet</span>
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
      loading="lazy"
      decoding="async"
      className={classes('aspect-4/3 w-full bg-sunk object-cover', className)}
    />
  );
}
