import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  rupeesLeast: 'रक़म 0 से कम नहीं हो सकती।',
  dearestHome: 'यह किसी भी घर की क़ीमत से ज़्यादा है।',
  squareFeet: 'क्षेत्रफल वर्ग फ़ुट में दें।',
  areaLeast: 'क्षेत्रफल 0 से कम नहीं हो सकता।',
  largestPlot: 'यह किसी भी प्लॉट से ज़्यादा है।',
  bounds: 'south,west,north,east इस तरह दें।',
  emptyView: 'नक़्शे का हिस्सा ख़ाली है।',
  corner: 'हर कोना lat,lng होता है।',
  threeCorners: 'हिस्से के कम से कम तीन कोने होते हैं।',
  simplerArea: 'सरल हिस्सा बनाएँ।',
  mostAreas: ({ most }) => `ज़्यादा से ज़्यादा ${most} हिस्से बनाएँ।`,
  pagesEnd: ({ last }) =>
    `पन्ने ${last} पर ख़त्म होते हैं। बाक़ी देखने के लिए खोज सीमित करें, या price_low से क्रम लगाकर min_price में आख़िरी देखे घर की क़ीमत देकर आगे खोजें।`,
  walks: ({ list }) => `${list} मिनट चुनें।`,
  floorCount: 'मंज़िलों की संख्या दें।',
  dateAs: '2027-01-31 जैसी तारीख़ दें।',
  cabins: 'केबिन की संख्या दें।',
  metres: 'चौड़ाई मीटर में दें।',
  widestRoad: 'कोई सड़क इतनी चौड़ी नहीं होती।',
  newWithin: ({ list }) => `${list} दिनों में से चुनें।`,
  noOpenStation: ({ line }) => `${line} का कोई स्टेशन अभी खुला नहीं है।`,
  pricesCrossed: 'सबसे ज़्यादा क़ीमत सबसे कम से कम है।',
  areasCrossed: 'सबसे बड़ा क्षेत्रफल सबसे छोटे से कम है।',
  wholePage: 'पन्ने की पूरी संख्या दें।',
  firstPage: 'पन्ने 1 से शुरू होते हैं।',
  areRents: 'ये महीने के किराये हैं। क़ीमत चुनें।',
  arePrices: 'ये ख़रीद की क़ीमतें हैं। महीने का किराया चुनें।',
} satisfies Messages<typeof en>;
