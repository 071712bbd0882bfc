import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  allHomes: 'सभी घर',
  perSqft: '₹ प्रति वर्ग फ़ुट',
  perSqftAMonth: '₹ प्रति वर्ग फ़ुट महीना',
  forSale: ({ kind }) => `${kind}, बिक्री के लिए`,
  forRent: ({ kind }) => `${kind}, किराए के लिए`,
  askingMeans:
    'ये माँगी गई क़ीमतें हैं: विक्रेता और मकान मालिक Propertysearch पर जो माँगते हैं, चुकाई गई नहीं। मध्यमान n क़ीमतों में बीच वाली है: आधे उससे कम माँगते हैं, आधे ज़्यादा। जहाँ 5 से कम उपलब्ध हों वहाँ आँकड़ा नहीं दिखाया जाता, क्योंकि वह बाज़ार से ज़्यादा इत्तफ़ाक़ के बारे में बताएगा।',
  quarters: { 1: 'जन–मार्च', 2: 'अप्रैल–जून', 3: 'जुलाई–सितं', 4: 'अक्टू–दिसं' },
  howMoved: 'यहाँ की दरें कैसे बदलीं',
  moved: ({ offers, place, unit, first, since, last, until, change }) =>
    `${place}: ${offers}, ${unit}: ${since} में ${first}, ${until} में ${last}${change ? ` (${change})` : ''}।`,
  cameIn: 'बाज़ार में आने का समय',
  howReckoned: ({ measure, day }) =>
    `${measure} पाँच से कम घरों वाले महीने छोड़े गए हैं; तिमाही की दर उसके महीनों के मध्यमानों का, विज्ञापनों की संख्या के हिसाब से औसत है। हमारे विज्ञापन${day ? `, ${day}` : ''}।`,
} satisfies Messages<typeof en>;
