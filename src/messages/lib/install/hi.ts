import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  install: 'इंस्टॉल करें',
  offer: 'Propertysearch को अपनी होम स्क्रीन पर रखें। सहेजे हुए घर इंटरनेट के बिना भी पढ़े जा सकते हैं।',
  notNow: 'अभी नहीं',
  appName: 'Propertysearch, पुणे में घर',
  appIs: 'पुणे के घर सच्ची जानकारी के साथ: कितना ख़र्च, कितना क्षेत्रफल और मेट्रो कहाँ है।',
  searchHomes: 'घर खोजें',
  yourHomes: 'आपके घर',
  emi: 'EMI कैलकुलेटर',
} satisfies Messages<typeof en>;
