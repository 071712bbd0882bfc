import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  csv: 'CSV डाउनलोड करें',
  keepThese: 'ये फ़िल्टर सहेजें',
  keepTheseAsk: 'ये फ़िल्टर सहेजें…',
  yoursAlone: 'ये केवल आपके हैं, और अब से सूची के ऊपर रहेंगे।',
  keep: 'सहेजें',
  keeping: 'सहेज रहे हैं…',
  name: 'नाम',
  forget: ({ name }) => `“${name}” फ़िल्टर हटाएँ`,
} satisfies Messages<typeof en>;
