import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  video: 'वीडियो',
  watchVideo: 'वीडियो देखें',
  playVideo: 'वीडियो चलाएँ',
  playsFromYoutube: 'वीडियो YouTube से चलता है; उसे पता चलता है कि आप देख रहे हैं।',
  videoOfHome: 'घर का वीडियो',
} satisfies Messages<typeof en>;
