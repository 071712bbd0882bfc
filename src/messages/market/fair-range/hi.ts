import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

const comparable = (count: number) => (count > 0 ? `${number(count)} तुलना लायक़ घर और ` : '');
const on = (day: string | null) => (day ? `, ${day}` : '');

export default {
  fairPrice: 'वाजिब क़ीमत',
  range: ({ low, high }) => `वाजिब क़ीमत ${low} से ${high}`,
  rangeAMonth: ({ low, high }) => `वाजिब किराया ${low} से ${high} महीना`,
  likely: ({ likely, standing }) => `, संभावित ${likely}। माँगी गई क़ीमत ${standing}।`,
  within: 'इसके भीतर है',
  justAbove: 'इससे ज़रा ऊपर है',
  justBelow: 'इससे ज़रा नीचे है',
  above: ({ percent }) => `इससे ${percent}% ऊपर है`,
  below: ({ percent }) => `इससे ${percent}% नीचे है`,
  notGiven: ({ because }) => `यहाँ वाजिब क़ीमत नहीं दी गई, क्योंकि ${because}।`,
  howFound: 'यह कैसे निकाली जाती है',
  model: ({ method, homes, comparables, day }) =>
    `${method}: ${comparable(comparables)}${number(homes)} विज्ञापनों का मॉडल${on(day)}।`,
  demoModel: ({ method, homes, comparables, day }) =>
    `${method}: ${comparable(comparables)}${number(homes)} नमूना विज्ञापनों का मॉडल${on(day)}।`,
  triedOn: ({ homes, percent, within }) =>
    `पहले न देखे ${number(homes)} घरों पर जाँचने पर संभावित क़ीमत बीच के हिसाब से ${percent}% चूकी, और 100 में से ${within} की माँगी क़ीमत बताई सीमा में थी।`,
  demoPrices: 'नमूने की क़ीमतें काल्पनिक हैं।',
  askingPrices: 'माँगी गई क़ीमतें, बिक्री की नहीं।',
  local: ({ rate, count, locality, low, high }) =>
    `₹ ${number(rate)} प्रति वर्ग फ़ुट। ${locality} के ऐसे ${number(count)} विज्ञापनों में से आधे ₹ ${number(low)} से ₹ ${number(high)} माँगते हैं; हर आकार और उम्र के।`,
  localAMonth: ({ rate, count, locality, low, high }) =>
    `₹ ${number(rate)} प्रति वर्ग फ़ुट महीना। ${locality} के ऐसे ${number(count)} विज्ञापनों में से आधे ₹ ${number(low)} से ₹ ${number(high)} माँगते हैं; हर आकार और उम्र के।`,
  priceCheck: 'क़ीमत की जाँच।',
  itsLocality: 'उसके इलाक़े में',
  homesLike: ({ where, low, high, isRent, n, isDemo, close, standing }) =>
    `${where} और आसपास ऐसे घर: ${low} – ${high}${isRent ? ' महीना' : ''} (n = ${n} ${isDemo ? 'बनावटी क़ीमतों वाले नमूना विज्ञापन' : 'विज्ञापन'}${close > 0 ? `, उनमें ${number(close)} बहुत मिलते-जुलते` : ''})। ${isRent ? 'आपका किराया' : 'आपकी क़ीमत'} ${standing}।`,
  ownRate: ({ rate, n, where, median }) =>
    `₹ ${rate} प्रति वर्ग फ़ुट; ${where} में ऐसे ${n} घरों की बीच की क़ीमत ₹ ${median} है।`,
  inLine: 'आपकी क़ीमत आसपास के घरों जैसी है।',
  farAbove: ({ percent }) =>
    `यह उससे ${percent}% ज़्यादा है। ख़रीदार वजह जानना चाहेंगे: विवरण में लिखें कि आपका घर इस क़ीमत का क्यों है।`,
  farBelow: ({ percent }) =>
    `यह उससे ${percent}% कम है। देख लें कि कोई शून्य तो नहीं छूटा; क़ीमत सही है तो बहुत फ़ोन आएँगे।`,
  tooFew: 'सीखने लायक़ काफ़ी घर उपलब्ध नहीं हैं',
  tooFewYet: 'सीखने लायक़ काफ़ी घर अभी उपलब्ध नहीं हैं',
  noArea: 'विज्ञापन में क्षेत्रफल नहीं बताया गया',
  tooFewOfKind: ({ kind }) => `${kind}: यहाँ सीखने लायक़ संख्या में उपलब्ध नहीं`,
  noneAsSmall: ({ kind }) => `${kind}: इतने छोटे गिने-चुने ही उपलब्ध हैं`,
  noneAsLarge: ({ kind }) => `${kind}: इतने बड़े गिने-चुने ही उपलब्ध हैं`,
  noneNear: 'हमारी जानकारी में 5 किमी के भीतर कुछ उपलब्ध नहीं है',
  differTooWidely: 'ऐसे घरों की क़ीमतों में बहुत फ़र्क़ है',
  method: {
    society: 'उसी सोसायटी और आसपास के घरों की माँगी क़ीमतों से',
    locality: 'उसी इलाक़े और आसपास के घरों की माँगी क़ीमतों से',
    around: 'आसपास के घरों की माँगी क़ीमतों से; उसी इलाक़े में गिने-चुने घर हैं',
    none: 'ऐसे ही घरों की माँगी क़ीमतों से',
  },
} satisfies Messages<typeof en>;
