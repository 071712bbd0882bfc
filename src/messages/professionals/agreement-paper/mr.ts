import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  template: { sale: 'साठेखत', 'leave-and-licence': 'लिव्ह अँड लायसन्स करार' },
  standing: {
    draft: 'मसुदा. विक्रेता आणि खरेदीदार यांना अजून दाखवलेला नाही.',
    shared: 'दोन्ही बाजूंना दाखवला आहे. दोघांची संमती मिळेपर्यंत तो कोणालाही बांधील नाही.',
    agreed: 'मान्य: दोन्ही बाजूंनी या मजकुराला संमती दिली आहे.',
    superseded: 'नंतरच्या आवृत्तीने बदलला. तो आता ग्राह्य नाही.',
    refused: 'एका बाजूने नाकारला. तो ग्राह्य नाही.',
  },
  ofSale: { seller: 'विक्रेता', buyer: 'खरेदीदार' },
  ofLicence: { seller: 'परवानादाता', buyer: 'परवानाधारक' },
  hashOf: ({ version, sha256 }) => `आवृत्ती ${version} च्या मजकुराचा SHA-256: ${sha256}`,
  foot: ({ title, version, day }) => `${title}, आवृत्ती ${version}, ${day}`,
  consents: 'संमती',
  consentedOn: 'संमतीची वेळ',
  signature: 'स्वाक्षरी',
  textSigned: 'स्वाक्षरी केलेला मजकूर',
  noConsentYet: 'अजून संमती नाही',
  amountDiffers: ({ agreed, said }) => `${agreed} ठरले होते; या मजकुरात ${said} आहे.`,
  dayDiffers: ({ agreed, said }) => `ताबा ${agreed} रोजी ठरला होता; या मजकुरात ${said} आहे.`,
  notInText: ({ line }) => `ठरले होते, पण या मजकुरात नाही: “${line}”`,
  signs: ({ code, version, paper }) =>
    `${code}: हा कोड तुमच्या ${paper} च्या आवृत्ती ${version} वर स्वाक्षरी करतो`,
  texted: ({ signs, minutes }) =>
    `${signs}. ${minutes} मिनिटे चालतो. कोणालाही सांगू नका. Propertysearch`,
  mailed: ({ code, version, paper, minutes }) =>
    `तुमचा कोड ${code} आहे. तो तुमच्या ${paper} च्या आवृत्ती ${version} वर स्वाक्षरी करतो; आधी ती शेवटपर्यंत वाचा. तो ${minutes} मिनिटे चालतो. तो कोणालाही सांगू नका, समोरच्या बाजूला किंवा वकिलांनाही नाही. तुम्ही तो मागितला नसेल तर तुमचा पासवर्ड बदला.`,
  withArea: {
    carpet: ({ home, size }) => `${home}, चटई क्षेत्र ${size} चौ. फूट`,
    'built-up': ({ home, size }) => `${home}, बांधीव क्षेत्र ${size} चौ. फूट`,
    plot: ({ home, size }) => `${home}, भूखंड ${size} चौ. फूट`,
  },
  onGround: ({ home }) => `${home}, तळमजला`,
  onFloor: ({ home, floor }) => `${home}, मजला ${floor}`,
  ofFloors: ({ home, floors }) => `${home} (एकूण ${floors})`,
  inPlace: ({ home, where }) => `${home}, ${where}`,
} satisfies Messages<typeof en>;
