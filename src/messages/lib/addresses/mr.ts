import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  start: '/mr',
} satisfies Messages<typeof en>;
