import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  install: 'इन्स्टॉल करा',
  offer: 'Propertysearch तुमच्या होम स्क्रीनवर ठेवा. जतन केलेली घरे इंटरनेटशिवायही वाचता येतात.',
  notNow: 'आत्ता नको',
} satisfies Messages<typeof en>;
