import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  approved: 'मंज़ूर किया गया।',
  rejectedPerson: 'नामंज़ूर; उन्हें बता दिया गया।',
  suspensionLifted: 'निलंबन हटाया गया।',
  suspended: 'व्यक्ति निलंबित है और हर जगह साइन आउट कर दिया गया।',
  copyKey: 'कुंजी अभी कॉपी करें; वह फिर नहीं दिखेगी।',
  keyRevoked: 'कुंजी रद्द की गई; अब उससे अनुरोध नामंज़ूर होंगे।',
  copyNewKey: 'नई कुंजी अभी कॉपी करें; वह फिर नहीं दिखेगी।',
  accountPayable: 'इस खाते में भुगतान हो सकता है।',
  accountRefused: 'खाता नामंज़ूर हुआ।',
  verified: 'जाँच लिया गया।',
  refusedTold: 'नामंज़ूर; उन्हें बता दिया गया।',
  colleagueGives: 'एक सहकर्मी आपको काम दे रहे हैं',
  nobodyNow: 'अब इस पर कोई काम नहीं कर रहा।',
  yours: 'यह आपका है।',
  withColleague: ({ name }) => `अब यह ${name} के पास है।`,
  keptAs: ({ name }) => `“${name}” के रूप में सहेजा गया।`,
  removed: 'हटाया गया।',
  welcome: 'Propertysearch पर स्वागत है!',
  nothingSentThere: 'वहाँ अब कुछ नहीं भेजा जाता।',
  webhookAdded: 'वेबहुक जोड़ा गया। उसका सीक्रेट अभी कॉपी करें: वह फिर नहीं दिखेगा।',
  testOnWay: 'जाँच घटना भेज दी गई है।',
  copyNewSecret: ({ hours }) =>
    `नया सीक्रेट अभी कॉपी करें: वह फिर नहीं दिखेगा। पुराना भी ${hours} घंटे तक हस्ताक्षर करता है।`,
  noJobs: 'यहाँ कोई जॉब नहीं चलते।',
  jobMovedOn: 'यह जॉब आगे बढ़ चुका है। अब जो कर रहा है वह दिखता है।',
  nextWaits: 'अगला पहले से क़तार में है।',
  triedWithin: 'कुछ सेकंड में फिर कोशिश होती है।',
  cancelledComes: 'रद्द किया गया। अगले समय पर फिर आएगा।',
  sentAgain: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'घटना फिर भेजी जाएगी', other: 'घटनाएँ फिर भेजी जाएँगी' })}।`,
} satisfies Messages<typeof en>;
