import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  country: 'देश',
  state: 'राज्य',
  city: 'शहर',
  here: { country: 'भारत', state: 'महाराष्ट्र', city: 'पुणे' },
} satisfies Messages<typeof en>;
