import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  licenceOf: ({ person }) => `लाइसेंस: ${person}`,
  rowOf: ({ person }) => `लाइसेंस: ${person}`,
  registeredAs: ({ role, id, number }) =>
    `${role} #${id}, पंजीकरण नंबर ${number}। फ़ाइल खोलना ऑडिट लॉग में लिखा जाता है।`,
  refuse: 'नामंज़ूर करें…',
  verify: 'लाइसेंस सत्यापित करें',
  verifying: 'सत्यापित कर रहे हैं…',
  refuseLicence: 'लाइसेंस नामंज़ूर करें',
  refusing: 'नामंज़ूर कर रहे हैं…',
  runsOutOn: 'मियाद ख़त्म होने का दिन',
  byEvidence: 'सबूत के अनुसार; उस पर आख़िरी दिन न हो तो आज से एक साल।',
  whyRefused: 'क्यों नामंज़ूर?',
  compareWithAccount:
    'नाम, नंबर और आख़िरी दिन खाते से मिलाएँ। पन्ना रजिस्टर का अपना हो तभी माना जाता है: MahaRERA, बार काउंसिल, IBBI।',
  registered: 'पंजीकरण नंबर',
  asEntered: 'जैसा उन्होंने दिया',
  certificate: 'प्रमाणपत्र',
  certificateOf: ({ person }) => `प्रमाणपत्र: ${person}`,
  number: 'नंबर',
  handedIn: 'जमा किया',
  licenceWaits: 'लाइसेंस इंतज़ार में',
  licencesWait: 'लाइसेंस इंतज़ार में',
  noLicence: 'कोई लाइसेंस इंतज़ार में नहीं',
  noLicenceText: 'सबूत भेजने वाले पेशेवर का पंजीकरण यहाँ दिखेगा।',
  caption: 'फ़ैसले के इंतज़ार में लाइसेंस',
} satisfies Messages<typeof en>;
