import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  approved: 'मंज़ूर; विज्ञापनदाता अब भुगतान कर सकते हैं।',
  rejected: 'नामंज़ूर; विज्ञापनदाता को बता दिया गया।',
  takenDown: 'हटाया गया; बचा बजट लौटता है।',
  draftAgain: 'वह फिर मसौदा है। जैसा चाहें वैसा होने पर भेजें।',
  givenUp: 'विज्ञापन छोड़ा गया। कुछ चुकाया नहीं गया था।',
  paused: 'जब तक आप चालू न करें विज्ञापन नहीं दिखेगा।',
  resumed: 'विज्ञापन फिर दिखता है।',
  ended: 'विज्ञापन ख़त्म हुआ। बचा बजट आपको लौटता है।',
  submitted: 'हमारी टीम आपका विज्ञापन देखती है। मंज़ूर होने पर भुगतान करें।',
  pictureSaved: 'तस्वीर सहेज ली गई।',
  savedDraft: 'मसौदे के रूप में सहेजा गया।',
} satisfies Messages<typeof en>;
