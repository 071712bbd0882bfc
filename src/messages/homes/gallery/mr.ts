import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  placeOf: ({ at, of }) => `${at} / ${of}`,
} satisfies Messages<typeof en>;
