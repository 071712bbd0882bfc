import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  install: 'इंस्टॉल करें',
  offer: 'Propertysearch को अपनी होम स्क्रीन पर रखें। सहेजे हुए घर इंटरनेट के बिना भी पढ़े जा सकते हैं।',
  notNow: 'अभी नहीं',
} satisfies Messages<typeof en>;
