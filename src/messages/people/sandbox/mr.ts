import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'सँडबॉक्स आउटबॉक्स',
  whatSent: 'खऱ्या सेवेने जे पाठवले असते ते.',
  nothingLeaves:
    'या स्थापनेने पाठवले असते ते मेल, SMS आणि पुश संदेश. कोणतीही सेवा जोडलेली नाही, म्हणून यंत्राबाहेर काही जात नाही; यादी स्मृतीत राहते आणि पुन्हा सुरू केल्यावर जाते.',
  codes: 'डेमोच्या टीमचे कोड',
  codesNow: 'त्यांची प्रमाणक ॲप आता जे दाखवतात ते. प्रत्येक एकदाच चालतो; पुढचा अर्ध्या मिनिटाने येतो.',
  channels: {
    mail: 'ई-मेल',
    sms: 'SMS',
    push: 'पुश',
  },
  nothingSent: 'अजून काही पाठवलेले नाही',
  codesHere: 'नोंदणी करा किंवा नवा पासवर्ड मागा; कोड इथे दिसतील.',
  to: ({ to }) => `${to} यांना`,
} satisfies Messages<typeof en>;
