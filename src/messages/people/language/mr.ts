import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  language: 'भाषा',
  what: 'इथली तुमची पाने आणि मेल, SMS व पुशने येणारे निरोप या भाषेत असतील. सर्वांसाठीच्या पानांची भाषा त्यांच्या पत्त्यावरून ठरते.',
} satisfies Messages<typeof en>;
