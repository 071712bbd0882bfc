import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  titleAndVersion: ({ title, version }) => `${title}, संस्करण ${version}`,
} satisfies Messages<typeof en>;
