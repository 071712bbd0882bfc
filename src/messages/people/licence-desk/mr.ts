import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  licenceOf: ({ person }) => `परवाना: ${person}`,
  rowOf: ({ person }) => `परवाना: ${person}`,
  registeredAs: ({ role, id, number }) =>
    `${role} #${id}, नोंदणी क्रमांक ${number}. फाइल उघडल्याची नोंद ऑडिट लॉगमध्ये होते.`,
  refuse: 'नाकारा…',
  verify: 'परवाना पडताळा',
  verifying: 'पडताळत आहे…',
  refuseLicence: 'परवाना नाकारा',
  refusing: 'नाकारत आहे…',
  runsOutOn: 'मुदत संपण्याचा दिवस',
  byEvidence: 'पुराव्यानुसार; त्यावर शेवटचा दिवस नसेल तर आजपासून एक वर्ष.',
  whyRefused: 'का नाकारले?',
  compareWithAccount:
    'नाव, क्रमांक आणि शेवटचा दिवस खात्याशी जुळवा. पान नोंदवहीचेच असेल तरच चालते: MahaRERA, बार कौन्सिल, IBBI.',
  registered: 'नोंदणी क्रमांक',
  asEntered: 'त्यांनी दिल्याप्रमाणे',
  certificate: 'प्रमाणपत्र',
  certificateOf: ({ person }) => `प्रमाणपत्र: ${person}`,
  number: 'क्रमांक',
  handedIn: 'जमा केले',
  licenceWaits: 'परवाना प्रतीक्षेत',
  licencesWait: 'परवाने प्रतीक्षेत',
  noLicence: 'एकही परवाना प्रतीक्षेत नाही',
  noLicenceText: 'पुरावा पाठवणाऱ्या व्यावसायिकाची नोंदणी इथे दिसेल.',
  caption: 'निर्णयाच्या प्रतीक्षेतील परवाने',
} satisfies Messages<typeof en>;
