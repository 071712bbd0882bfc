import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  install: 'इन्स्टॉल करा',
  offer: 'Propertysearch तुमच्या होम स्क्रीनवर ठेवा. जतन केलेली घरे इंटरनेटशिवायही वाचता येतात.',
  notNow: 'आत्ता नको',
  appName: 'Propertysearch, पुण्यातील घरे',
  appIs: 'पुण्यातील घरे खऱ्या माहितीसह: खर्च किती, क्षेत्रफळ किती आणि मेट्रो कुठे.',
  searchHomes: 'घरे शोधा',
  yourHomes: 'तुमची घरे',
  emi: 'EMI गणकयंत्र',
} satisfies Messages<typeof en>;
