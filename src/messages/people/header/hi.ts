import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  updateKyc: 'KYC अपडेट करें',
  toPost: 'प्रॉपर्टी का विज्ञापन देने के लिए अपना KYC अपडेट करना होगा',
  unread: ({ count }) => `सूचनाएँ, ${count} बिना पढ़ी`,
} satisfies Messages<typeof en>;
