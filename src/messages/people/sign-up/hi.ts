import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'खाता बनाएँ',
  description: 'Propertysearch पर खाता बनाएँ।',
  whatFor: 'आप यहाँ किसलिए आए हैं?',
  reason: 'मुझे घर ख़रीदना, किराए पर लेना या बेचना है',
  firstName: 'नाम',
  lastName: 'उपनाम',
  email: 'ई-मेल',
  weSendCode: 'हम इस पर एक कोड भेजते हैं।',
  mobile: 'मोबाइल नंबर',
  indianNumber: 'भारत का, दस अंकों का। हम SMS से कोड भेजते हैं।',
  city: 'शहर',
  password: 'पासवर्ड',
  goodPassword: '10 या ज़्यादा अक्षर। आपस में बेमेल कुछ शब्द याद रखना आसान और भाँपना मुश्किल होता है।',
  accept: ({ terms, privacy }) => `मुझे ${terms} और ${privacy} मंज़ूर हैं (अंग्रेज़ी पाठ मान्य होगा)`,
  terms: 'सेवा की शर्तें',
  privacy: 'गोपनीयता सूचना',
  sending: 'कोड भेज रहे हैं…',
  send: 'खाता बनाएँ और कोड पाएँ',
  haveAccount: ({ signIn }) => `खाता है? ${signIn}`,
  signIn: 'साइन इन करें',

  verifyTitle: 'ई-मेल और मोबाइल जाँचें',
  verifyDescription: 'अपने ई-मेल और मोबाइल पर भेजे गए कोड लिखें।',
  codeSentTo: ({ email }) => `${email} पर भेजा गया कोड`,
  smsSentTo: ({ mobile }) => `${mobile} पर SMS से भेजा गया कोड`,
  checking: 'जाँच हो रही है…',
  verifyAndSignIn: 'जाँचें और साइन इन करें',
  isWrong: ({ correct }) => `पता या नंबर ग़लत है? ${correct}: पासवर्ड छोड़कर आपका लिखा सब कुछ वहीं है।`,
  correct: 'सुधारें',
  noCode: ({ signIn }) =>
    `ई-मेल से कोड नहीं आया? स्पैम फ़ोल्डर देखें। अगर इस पते या नंबर का खाता पहले से है, तो ई-मेल में ऐसा लिखा है: ${signIn}।`,
  signInInstead: 'साइन इन करें',
  nothingToVerify: 'इस टैब में जाँचने को कुछ नहीं है। पहले खाता बनाएँ।',
} satisfies Messages<typeof en>;
