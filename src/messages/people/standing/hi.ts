import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  accountName: {
    fits: 'नाम मिलता है',
    waiting: 'नाम मिलाना है',
    allowed: 'टीम ने नाम मंज़ूर किया',
  },
  licenceChecked: 'लाइसेंस जाँचा हुआ',
  licenceUnchecked: 'लाइसेंस अभी जाँचा नहीं गया',
  agentLicence: 'MahaRERA एजेंट नंबर A अक्षर और 11 अंकों का होता है, जैसे A52100012345.',
  otherLicence: 'अपने पंजीकरण नंबर के अक्षर, अंक और तिरछी रेखाएँ लिखें।',
  postFirst: 'प्रॉपर्टी का विज्ञापन देने के लिए अपना KYC पूरा करें',
  bidFirst: ({ amount }) =>
    `${amount} या ज़्यादा की बोली के लिए पहले मेरी प्रोफ़ाइल में आधार या पैन की जाँच कराएँ`,
  bookFirst: 'प्रॉपर्टी बुक करने के लिए पहले मेरी प्रोफ़ाइल में आधार या पैन की जाँच कराएँ',
  addressFirst: 'सही पता देखने के लिए पहले मेरी प्रोफ़ाइल में आधार या पैन की जाँच कराएँ',
  signFirst: 'क़रार पर दस्तख़त के लिए पहले मेरी प्रोफ़ाइल में आधार या पैन की जाँच कराएँ',
  checkOver: {
    unused: 'OTP समय पर इस्तेमाल नहीं हुआ।',
    tries: 'बहुत सारे ग़लत OTP।',
  },
  unsureName: {
    aadhaar: 'आधार का नाम खाते से अलग हो सकता है।',
    pan: 'पैन का नाम खाते से अलग हो सकता है।',
  },
} satisfies Messages<typeof en>;
