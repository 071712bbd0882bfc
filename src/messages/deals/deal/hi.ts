import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  nothingSent: 'कुछ नहीं भेजा गया।',
  myProfile: 'मेरी प्रोफ़ाइल',
  toAccount: 'इस बैंक खाते में',
  chooseAccount: 'खाता चुनें',
  toTheKeys: 'क़ब्ज़े तक',
  noDayAgreed: 'बोली में क़ब्ज़े का दिन तय नहीं हुआ; करार में वह होता है और नीचे के ज़्यादातर दिन उसी से निकलते हैं।',
  ratesAsOf:
    'महाराष्ट्र और आयकर की नवंबर 2026 की दरें और नियम: स्टाम्प, पंजीकरण, किराया नियंत्रण और आयकर क़ानूनों से। अपने सौदे के बारे में वकील से पूछें।',
  sendCode: 'मुझे कोड भेजें',
  oneTimeCode: 'एक बार का कोड',
  sendAnother: 'दूसरा कोड भेजें',
  none: 'कोई नहीं',
  seeMine: 'मेरी प्रॉपर्टी देखें',
  findOne: 'प्रॉपर्टी खोजें',
  noneInState: 'इस स्थिति में कुछ नहीं',
  exactPlace: 'नक़्शे पर सही जगह',
  why: 'क्यों?',
  otherReads: 'इसे दूसरा पक्ष पढ़ता है।',
  all: 'सभी',
  timeOver: 'समय ख़त्म',
  hoursLeft: ({ h, m }) => `${h} घंटे ${m} मिनट बाक़ी`,
  minutesLeft: ({ m }) => `${m} मिनट बाक़ी`,
  lessThanMinute: 'एक मिनट से कम बाक़ी',
  daysLeft: ({ days }) => `${days} बाक़ी`,
  daysHoursLeft: ({ days, h }) => `${days} ${h} घंटे बाक़ी`,
} satisfies Messages<typeof en>;
