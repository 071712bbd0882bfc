import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  photos: 'फ़ोटो',
  countOf: ({ count }) => `${number(count)} फ़ोटो`,
  seePhoto: 'फ़ोटो देखें',
  seeAll: ({ count }) => `सभी ${count} फ़ोटो देखें`,
  noPhotosYet: ({ place }) => `${place} · अभी फ़ोटो नहीं हैं`,
  floorPlan: 'घर का नक़्शा',
  floorPlans: 'घर के नक़्शे',
  picture: ({ at }) => `तस्वीर ${at}`,
  pictureOf: ({ at, of }) => `${of} में से तस्वीर ${at}।`,
  of: ' / ',
  close: 'बंद करें',
  zoom: 'बड़ा करें',
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  notLoaded: 'यह तस्वीर नहीं खुल सकी।',
  ofThisHome: 'इस घर की तस्वीरें',
  photosOf: ({ title }) => `फ़ोटो: ${title}`,
  countOfHome: ({ photos, title }) => `${photos}: ${title}`,
  backToHome: 'घर के पन्ने पर वापस',
  alt: {
    photo: ({ size, kind, place }) => `${place} में ${size}${kind}, फ़ोटो`,
    floor_plan: ({ size, kind, place }) => `${place} में ${size}${kind}, नक़्शा`,
    video: ({ size, kind, place }) => `${place} में ${size}${kind}, वीडियो`,
  },
} satisfies Messages<typeof en>;
