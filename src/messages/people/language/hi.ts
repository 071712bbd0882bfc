import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  language: 'भाषा',
  what: 'यहाँ के आपके पन्ने और मेल, SMS व पुश से आने वाले संदेश इसी भाषा में होंगे। सबके लिए खुले पन्नों की भाषा उनके पते से तय होती है।',
} satisfies Messages<typeof en>;
