import { number, plural } from '#messages/lib/forms.ts';

interface Place {
  at: number;
  of: number;
}

/** A home, as "2 BHK ", "Flat" and "Baner". */
interface Shown {
  size: string;
  kind: string;
  place: string;
}

export default {
  photos: 'Photos',
  countOf: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'photo', other: 'photos' })}`,
  seePhoto: 'See the photo',
  seeAll: ({ count }: { count: number }) => `See all ${count} photos`,
  noPhotosYet: ({ place }: { place: string }) => `${place} · No photos yet`,
  floorPlan: 'Floor plan',
  floorPlans: 'Floor plans',
  picture: ({ at }: { at: number }) => `Picture ${at}`,
  pictureOf: ({ at, of }: Place) => `Picture ${at} of ${of}.`,
  /** Between the number of the picture and how many there are. */
  of: ' of ',
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous picture',
  next: 'Next picture',
  notLoaded: 'This picture could not be loaded.',
  ofThisHome: 'Pictures of this home',
  photosOf: ({ title }: { title: string }) => `Photos of ${title}`,
  countOfHome: ({ photos, title }: { photos: string; title: string }) => `${photos} of ${title}`,
  backToHome: 'Back to the home',
  /** For who does not see it. */
  alt: {
    photo: ({ size, kind, place }: Shown) => `Photo of ${size}${kind.toLowerCase()} in ${place}`,
    floor_plan: ({ size, kind, place }: Shown) =>
      `Floor plan of ${size}${kind.toLowerCase()} in ${place}`,
    video: ({ size, kind, place }: Shown) => `Video of ${size}${kind.toLowerCase()} in ${place}`,
  },
};
