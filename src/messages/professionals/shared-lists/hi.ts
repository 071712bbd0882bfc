import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'आपके लिए घर',
  description: 'एजेंट के आपके लिए चुने हुए घर।',
  needsJavaScript: 'यह सूची दिखाने के लिए जावास्क्रिप्ट ज़रूरी है।',
  chosenBy: ({ agent, until }) =>
    `Propertysearch के एजेंट ${agent} ने ये घर आपके लिए चुने हैं। यह पन्ना ${until} तक यहाँ है।`,
  homes: 'घर',
  standing: {
    booked: 'बुक हो गया: किसी ने बयाना दे दिया है',
    sold: 'बिक गया',
    rented: 'किराए पर चला गया',
    gone: 'यह घर अब उपलब्ध नहीं है।',
  },
  notWhole: 'लिंक अधूरा है। उसे फिर से मँगाएँ।',
  whatItIs:
    'जो एजेंट जानता है कि आप क्या ढूँढ रहे हैं, वह आपके लिए घर चुनकर उनका लिंक भेज सकता है। फिर वे घर यहाँ एक साथ दिखते हैं, और यह भी कि हर घर अब भी उपलब्ध है या नहीं।',
  howItComes:
    'लिंक के अंत में लिखे कोड से, बिना खाते के भी, एजेंट के तय किए दिन तक सूची खुलती है। आपको लिंक मिला है तो उसे पूरा खोलें।',
  tellAgents: ({ saved }) => `अभी लिंक नहीं है? कोई खोज सहेजें और ${saved} में एजेंटों को उसके लिए घर सुझाने दें।`,
  savedSearches: 'सहेजी खोजें',
  searchHomes: 'घर खोजें',
  findAgent: 'एजेंट खोजें',
} satisfies Messages<typeof en>;
