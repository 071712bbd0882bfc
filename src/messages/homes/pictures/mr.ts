import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  photos: 'फोटो',
  countOf: ({ count }) => `${number(count)} फोटो`,
  seePhoto: 'फोटो पाहा',
  seeAll: ({ count }) => `सर्व ${count} फोटो पाहा`,
  noPhotosYet: ({ place }) => `${place} · अजून फोटो नाहीत`,
  floorPlan: 'घराचा आराखडा',
  floorPlans: 'घराचे आराखडे',
  picture: ({ at }) => `चित्र ${at}`,
  pictureOf: ({ at, of }) => `${of} पैकी चित्र ${at}.`,
  of: ' / ',
  close: 'बंद करा',
  zoom: 'मोठे करा',
  previous: 'आधीचे चित्र',
  next: 'पुढचे चित्र',
  notLoaded: 'हे चित्र उघडता आले नाही.',
  ofThisHome: 'या घराची चित्रे',
  photosOf: ({ title }) => `फोटो: ${title}`,
  countOfHome: ({ photos, title }) => `${photos}: ${title}`,
  backToHome: 'घराच्या पानाकडे परत',
  alt: {
    photo: ({ size, kind, place }) => `${place} येथील ${size}${kind}, फोटो`,
    floor_plan: ({ size, kind, place }) => `${place} येथील ${size}${kind}, आराखडा`,
    video: ({ size, kind, place }) => `${place} येथील ${size}${kind}, व्हिडिओ`,
  },
} satisfies Messages<typeof en>;
