import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  lakh: 'लाख',
  crore: 'करोड़',
} satisfies Messages<typeof en>;
