import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  visitCalledOff: 'एक विज़िट रद्द हुई',
  notInTouch: ({ title, startsAt }) => `“${title}”, ${startsAt}: आप दोनों अब यहाँ संपर्क में नहीं हैं।`,
  bookingUnderWay: 'आपकी एक बुकिंग चल रही है। पहले उसे रद्द या पूरा करें, फिर खाता मिटाएँ।',
  bidderLeft: ({ title }) => `“${title}” पर बोली लगाने वाले ख़रीदार जा चुके हैं।`,
  visitCancelled: 'एक विज़िट रद्द की गई',
  otherLeft: ({ title, startsAt }) => `“${title}”, ${startsAt}: दूसरा पक्ष जा चुका है।`,
  contactTakenBack: 'एक संपर्क अनुरोध वापस लिया गया',
  contactSharedNoMore: 'एक संपर्क अब नहीं दिखेगा',
  aboutOtherLeft: ({ title }) => `“${title}” के बारे में: दूसरा पक्ष जा चुका है।`,
  bidderAway: ({ title }) => `“${title}” पर बोली लगाने वाले ख़रीदार फ़िलहाल यहाँ नहीं हैं।`,
  visitorAway: ({ title, startsAt }) => `“${title}”, ${startsAt}: देखने आने वाले फ़िलहाल यहाँ नहीं हैं।`,
  otherSuspended: 'आपकी बुकिंग के दूसरे पक्ष का खाता निलंबित है',
  payNothingNow: ({ title }) =>
    `यह “${title}” के बारे में है। फ़िलहाल कोई भुगतान न करें और कुछ न सौंपें। एस्क्रो का पैसा वहीं रहता है; आप रद्द कर सकते हैं या हमारी टीम से पूछ सकते हैं।`,
  yourBid: 'आपकी बोली',
  yourContactRequest: 'आपका संपर्क अनुरोध',
  theVisitOn: ({ when }) => `${when} की विज़िट`,
  offMarket: ({ title }) => `“${title}” अब उपलब्ध नहीं है। ऐसे ही और घर देखें।`,
  offMarketEnding: ({ title, ended }) =>
    `“${title}” अब उपलब्ध नहीं है, इसलिए यह ख़त्म हुआ: ${ended}। ऐसे ही और घर देखें।`,
} satisfies Messages<typeof en>;
