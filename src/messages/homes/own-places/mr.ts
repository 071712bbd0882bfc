import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  myPlaces: 'माझी ठिकाणे',
  change: 'माझी ठिकाणे बदला',
  add: 'तुमचे कामाचे ठिकाण आणि शाळा लिहा',
  slot: { work: 'काम', secondWork: 'दुसरे काम', school: 'शाळा' },
  field: {
    work: 'कामाचा परिसर',
    secondWork: 'दुसऱ्या कामाचा परिसर',
    school: 'शाळेचा परिसर',
  },
  unknownLocality: ({ typed }) => `“${typed}” असा परिसर पुण्यात आम्हाला माहीत नाही.`,
  remember: 'या उपकरणावर लक्षात ठेवा',
  keptHereOnly:
    'तुम्ही लिहिलेल्या परिसराच्या मध्यापर्यंत, फक्त अंतरावरून. फक्त या उपकरणावर साठवले जाते; घरांच्या कार्डांवरही मिनिटे दिसतात.',
} satisfies Messages<typeof en>;
