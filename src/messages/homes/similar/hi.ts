import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  alsoIn: ({ locality }) => `${locality} में ही`,
  away: ({ locality, km }) => `${locality}, ${km} किमी दूर`,
  samePrice: 'उतनी ही क़ीमत',
  cheaper: ({ percent }) => `${percent}% सस्ता`,
  dearer: ({ percent }) => `${percent}% महँगा`,
  asManyBedrooms: 'उतने ही बेडरूम',
} satisfies Messages<typeof en>;
