import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  completeKyc: 'KYC जाँच पूरी करें',
  agentKyc:
    'जिन एजेंटों का आधार और पैन जाँचा हुआ है उन पर ख़रीदार और मालिक भरोसा करते हैं। क़रीब दो मिनट लगते हैं।',
  verifyNowTitle: 'अभी जाँच कराएँ',
  pageFailed: 'यह पन्ना नहीं दिखाया जा सका। अपना इंटरनेट जाँचें और फिर कोशिश करें।',
  notFound: 'नहीं मिला',
  notifications: 'सूचनाएँ',
  yourPages: 'आपके पन्ने',
  somethingToDo: 'कुछ करना है',
  more: 'और',
  subscribeCalendar:
    'अपनी विज़िट, बैठकें और समय-सीमाएँ Google Calendar, Outlook या फ़ोन पर देखें। जिसके पास पता हो वह इन्हें देख सकता है, इसलिए अपने पास ही रखें; घरों के पते इसमें नहीं होते।',
  addressOnce: 'आपका पता, केवल अभी एक बार दिखेगा',
  replaceAddress: 'पता बदलें',
  makeAddress: 'पता बनाएँ',
  withdrawIt: 'उसे वापस लें',
  notVerifiedYet:
    'आपका आधार और पैन अभी जाँचा नहीं गया। जिनका जाँचा हुआ है उनके पास ग्राहकों को “पहचान जाँची हुई” दिखता है, और फ़ीस के बैंक खाते के लिए यह ज़रूरी है।',
  verifyNow: 'अभी जाँच कराएँ',
  messages: 'संदेश',
  nothingHere: 'यहाँ कुछ नहीं है',
  misspelt: 'पता ग़लत हो सकता है, या यह पन्ना किसी और तरह के खाते का है।',
  toDashboard: 'डैशबोर्ड पर जाएँ',
  updateKyc: 'KYC अपडेट करें',
  account: 'खाता',
  dashboard: 'डैशबोर्ड',
  myProfile: 'मेरी प्रोफ़ाइल',
  changePassword: 'पासवर्ड बदलें',
  logout: 'लॉग आउट',
  kycFirst: 'पहले KYC जाँच पूरी करें',
  skip: 'मुख्य सामग्री पर जाएँ',
  toHome: 'Propertysearch, मुखपृष्ठ',
  searchHomes: 'घर खोजें',
  unread: ({ label, count }) => `${label}, ${count} अपठित`,
} satisfies Messages<typeof en>;
