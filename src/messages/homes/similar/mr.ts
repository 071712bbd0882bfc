import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  alsoIn: ({ locality }) => `${locality} इथेच`,
  away: ({ locality, km }) => `${locality}, ${km} किमी दूर`,
  samePrice: 'तेवढीच किंमत',
  cheaper: ({ percent }) => `${percent}% स्वस्त`,
  dearer: ({ percent }) => `${percent}% महाग`,
  asManyBedrooms: 'तेवढ्याच बेडरूम',
} satisfies Messages<typeof en>;
