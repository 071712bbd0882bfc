import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  notNegative: '0 या ज़्यादा दें।',
  carpetArea: 'कार्पेट क्षेत्र पूरे वर्ग फ़ुट में दें।',
  address: 'पता वैसे दें जैसे काग़ज़ों में है।',
  term: 'शर्त एक वाक्य में लिखें।',
  mostTerms: ({ most }) => `ज़्यादा से ज़्यादा ${most} और शर्तें।`,
  registration: 'पंजीकरण का दिन चुनें।',
  possession: 'क़ब्ज़े का दिन चुनें।',
  tokenAbovePrice: 'बयाना क़ीमत से ज़्यादा नहीं हो सकता।',
  months: ({ least, most }) => `${least} से ${most} महीने दें।`,
  firstDay: 'पहला दिन चुनें।',
  notice: '7 से 180 दिन दें।',
  longerThanLicence: 'यह लाइसेंस से लंबा नहीं हो सकता।',
  readAgain: 'समझौता फिर से पढ़ें।',
  percent: 'प्रतिशत दें।',
  percentOf: ({ list }) => `${list} प्रतिशत चुनें।`,
  opinion: 'अपनी राय कुछ वाक्यों में लिखें।',
  paperName: 'काग़ज़ का नाम दें: “इंडेक्स II 2014”।',
} satisfies Messages<typeof en>;
