import type { ReactNode } from 'react';
import { pictureSources } from '#client/homes/listing/listing-labels.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import words from '#messages/homes/pictures/index.ts';
import { photosPath } from './photos-path.ts';

type Media = ListingDetail['mediaData']['media'][number];

/** Where a picture has no measures it was drawn: 4 by 3. */
const UNMEASURED = { width: 1600, height: 1200 };

interface Props {
  listingId: number;
  photo: Media;
  /** Its place among those of its kind, from 1; none for a floor plan. */
  nth?: number;
  children: ReactNode;
}

/** A picture that opens: in the viewer, or without script on the page of all pictures. */
export function PhotoLink({ listingId, photo, nth, children }: Props) {
  const { url, kind, caption } = photo;
  const { srcset } = pictureSources(url);
  return (
    <a
      className="block h-full -outline-offset-3"
      href={photosPath(listingId, nth)}
      data-photo={`${url}-1600.webp`}
      data-photo-set={srcset}
      data-photo-width={photo.width ?? UNMEASURED.width}
      data-photo-height={photo.height ?? UNMEASURED.height}
      data-photo-label={caption ?? (kind === 'floor_plan' ? words.floorPlan : '')}
    >
      {children}
    </a>
  );
}
