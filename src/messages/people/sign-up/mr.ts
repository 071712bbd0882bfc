import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'खाते उघडा',
  description: 'Propertysearch वर खाते उघडा.',
  whatFor: 'तुम्ही इथे कशासाठी आला आहात?',
  reason: 'मला घर खरेदी करायचे, भाड्याने घ्यायचे किंवा विकायचे आहे',
  firstName: 'नाव',
  lastName: 'आडनाव',
  email: 'ई-मेल',
  weSendCode: 'त्यावर आम्ही कोड पाठवतो.',
  mobile: 'मोबाइल नंबर',
  indianNumber: 'भारतातील, दहा अंकी. SMS ने कोड पाठवतो.',
  city: 'शहर',
  password: 'पासवर्ड',
  goodPassword:
    '10 किंवा अधिक अक्षरे. एकमेकांशी संबंध नसलेले काही शब्द लक्षात ठेवायला सोपे आणि ओळखायला अवघड असतात.',
  accept: ({ terms, privacy }) => `मला ${terms} आणि ${privacy} मान्य आहे (इंग्रजी मजकूर बंधनकारक)`,
  terms: 'सेवेच्या अटी',
  privacy: 'गोपनीयतेची सूचना',
  sending: 'कोड पाठवत आहोत…',
  send: 'खाते उघडा आणि कोड मिळवा',
  haveAccount: ({ signIn }) => `खाते आहे? ${signIn}`,
  signIn: 'साइन इन करा',

  verifyTitle: 'ई-मेल आणि मोबाइल पडताळा',
  verifyDescription: 'तुमच्या ई-मेलवर आणि मोबाइलवर पाठवलेले कोड लिहा.',
  codeSentTo: ({ email }) => `${email} वर पाठवलेला कोड`,
  smsSentTo: ({ mobile }) => `${mobile} वर SMS ने पाठवलेला कोड`,
  checking: 'तपासत आहोत…',
  verifyAndSignIn: 'पडताळा आणि साइन इन करा',
  isWrong: ({ correct }) =>
    `पत्ता किंवा नंबर चुकला आहे? ${correct}: पासवर्ड सोडून तुम्ही लिहिलेले सगळे तिथे आहे.`,
  correct: 'दुरुस्त करा',
  noCode: ({ signIn }) =>
    `ई-मेलने कोड आला नाही? स्पॅम फोल्डर पाहा. या पत्त्याचे किंवा नंबरचे खाते आधीच असेल, तर तसे ई-मेलमध्ये लिहिलेले आहे: ${signIn}.`,
  signInInstead: 'साइन इन करा',
  nothingToVerify: 'या टॅबमध्ये पडताळण्यासारखे काही नाही. आधी खाते उघडा.',
} satisfies Messages<typeof en>;
