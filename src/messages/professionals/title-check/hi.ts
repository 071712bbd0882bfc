import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  items: {
    sevenTwelve: 'सातबारा (7/12) या संपत्ति पत्रक',
    chain: '30 साल की हक़ की कड़ी',
    encumbrance: 'उप-पंजीयक के यहाँ दर्ज भार (इंडेक्स II खोज)',
    sanction: 'मंज़ूर नक़्शा और निर्माण आरंभ प्रमाणपत्र',
    occupancy: 'अधिभोग या पूर्णता प्रमाणपत्र',
    society: 'सोसाइटी का अनापत्ति और शेयर प्रमाणपत्र',
    tax: 'संपत्ति कर आज तक चुकाया',
    rera: 'महारेरा पंजीकरण और प्रोजेक्ट का पन्ना',
    litigation: 'प्रॉपर्टी पर चल रहे मुक़दमे',
    powers: 'मुख़्तारनामे और उनकी वैधता',
  },
  results: { open: 'बाक़ी', fine: 'ठीक', problem: 'दिक़्क़त', 'not-applicable': 'लागू नहीं' },
  sayProblem: 'दिक़्क़त क्या है, एक वाक्य में बताएँ।',
  sayWhyNot: 'यह क्यों लागू नहीं, एक वाक्य में बताएँ।',
  withProblem: ({ problems, total }) => `${total} में से ${problems} बिंदुओं में दिक़्क़त`,
  allFine: ({ total }) => `सभी ${total} बिंदु ठीक`,
  someFine: ({ fine }) => `${fine} बिंदु ठीक`,
  andNotApplicable: ({ outcome, count }) => `${outcome}, ${count} लागू नहीं`,
  titleReport: 'मालिकाना हक़ की जाँच की रिपोर्ट',
  footLine: ({ day, lawyer }) => `मालिकाना हक़ की जाँच की रिपोर्ट, ${day}, ${lawyer}`,
  outcome: 'नतीजा',
  opinion: 'राय',
  whatWasChecked: 'क्या जाँचा गया',
  lookedAtOn: ({ day }) => `${day} को देखा`,
  limits:
    'यहाँ नामित काग़ज़ों और रजिस्टरों में यह रिपोर्ट बनने के दिन जो दिखा, वही इसमें है। जो दावे उनमें नहीं दिखते, उनसे यह गारंटी नहीं है।',
} satisfies Messages<typeof en>;
