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
} satisfies Messages<typeof en>;
