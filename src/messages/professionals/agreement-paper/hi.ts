import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  template: { sale: 'बिक्री का इक़रारनामा', 'leave-and-licence': 'लीव एंड लाइसेंस क़रार' },
  standing: {
    draft: 'मसौदा। विक्रेता और ख़रीदार को अभी नहीं दिखाया गया।',
    shared: 'दोनों पक्षों को दिखाया गया। दोनों की सहमति तक यह किसी पर बाध्य नहीं।',
    agreed: 'मान्य: दोनों पक्षों ने इस मज़मून पर सहमति दी है।',
    superseded: 'बाद की प्रति ने इसकी जगह ली। यह अब मान्य नहीं।',
    refused: 'एक पक्ष ने नामंज़ूर किया। यह मान्य नहीं।',
  },
  ofSale: { seller: 'विक्रेता', buyer: 'ख़रीदार' },
  ofLicence: { seller: 'लाइसेंस देने वाले', buyer: 'लाइसेंस लेने वाले' },
  hashOf: ({ version, sha256 }) => `प्रति ${version} के मज़मून का SHA-256: ${sha256}`,
  foot: ({ title, version, day }) => `${title}, प्रति ${version}, ${day}`,
  consents: 'सहमतियाँ',
  consentedOn: 'सहमति का समय',
  signature: 'हस्ताक्षर',
  textSigned: 'हस्ताक्षरित मज़मून',
  noConsentYet: 'अभी सहमति नहीं',
  amountDiffers: ({ agreed, said }) => `${agreed} तय हुआ था; इस मज़मून में ${said} है।`,
  dayDiffers: ({ agreed, said }) => `क़ब्ज़ा ${agreed} को तय हुआ था; इस मज़मून में ${said} है।`,
  notInText: ({ line }) => `तय हुआ था, पर इस मज़मून में नहीं: “${line}”`,
  signs: ({ code, version, paper }) =>
    `${code}: यह कोड आपके ${paper} की प्रति ${version} पर हस्ताक्षर करता है`,
  texted: ({ signs, minutes }) => `${signs}। ${minutes} मिनट चलेगा। किसी को न बताएँ। Propertysearch`,
  mailed: ({ code, version, paper, minutes }) =>
    `आपका कोड ${code} है। यह आपके ${paper} की प्रति ${version} पर हस्ताक्षर करता है; पहले उसे अंत तक पढ़ें। यह ${minutes} मिनट चलेगा। इसे किसी को न बताएँ, दूसरे पक्ष या वकील को भी नहीं। आपने न माँगा हो तो अपना पासवर्ड बदलें।`,
  withArea: {
    carpet: ({ home, size }) => `${home}, कार्पेट क्षेत्र ${size} वर्ग फ़ुट`,
    'built-up': ({ home, size }) => `${home}, निर्मित क्षेत्र ${size} वर्ग फ़ुट`,
    plot: ({ home, size }) => `${home}, प्लॉट ${size} वर्ग फ़ुट`,
  },
  onGround: ({ home }) => `${home}, भूतल`,
  onFloor: ({ home, floor }) => `${home}, मंज़िल ${floor}`,
  ofFloors: ({ home, floors }) => `${home} (कुल ${floors})`,
  inPlace: ({ home, where }) => `${home}, ${where}`,
} satisfies Messages<typeof en>;
