import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  wrongCurrent: 'मौजूदा पासवर्ड सही नहीं है।',
  otherPassword: 'मौजूदा से अलग पासवर्ड चुनें।',
  passwordChangedDone: 'आपका पासवर्ड बदल गया।',
  oneMoreStep: 'एक क़दम और: दूसरे तरीक़े से दिखाएँ कि यह आप ही हैं।',
  tookTooLong: 'बहुत देर या बहुत कोशिशें हो गईं। फिर से साइन इन करें।',
  signInAgain: 'फिर से साइन इन करें।',
  resetSubject: ({ code }) => `नए पासवर्ड के लिए आपका कोड ${code}`,
  resetText: ({ code }) =>
    `नया पासवर्ड चुनने के लिए ${code} डालें। यह 10 मिनट चलता है। आपने नहीं माँगा तो कुछ न करें; आपका पासवर्ड वही रहेगा।`,
  codeIfAddress: 'इस पते का खाता है तो कोड भेज दिया गया है।',
  isSuspended: 'यह खाता निलंबित है। वापस पाने के लिए हमें लिखें।',
  signedOut: 'साइन आउट हो गया।',
  easyPassword: ({ advice }) => `यह पासवर्ड आसानी से पकड़ में आ जाएगा। ${advice}`,
  codesSent: 'एक कोड आपके ई-मेल पर और एक मोबाइल पर भेजा गया है।',
  codeIfNumber: 'इस नंबर का खाता है तो कोड भेज दिया गया है।',
  newCodesSent: 'नए कोड भेज दिए गए हैं।',
  wrongCode: 'कोड सही नहीं है या उसकी मियाद ख़त्म हो गई है। जाँचें, या नया माँगें।',
  passwordSet: 'आपका पासवर्ड बदल गया। अब साइन इन करें।',
  numberInUse: 'इस नंबर का Propertysearch खाता पहले से है। साइन इन करें, या "पासवर्ड भूल गए" चुनें।',
  codeSubject: ({ code }) => `${code} आपका Propertysearch कोड है`,
  codeText: ({ code }) =>
    `आपका कोड ${code} है। यह 10 मिनट चलता है। Propertysearch से कोई आपसे यह नहीं पूछेगा।`,
  codeSms: ({ code }) => `${code} आपका Propertysearch कोड है, 10 मिनट चलेगा।`,
  sessionEnded: 'सत्र ख़त्म हुआ।',
  registeredMeanwhile: 'यह ई-मेल या मोबाइल नंबर इस बीच दर्ज हो गया। इसके बजाय साइन इन करें।',
  wrongMailCode: 'ई-मेल वाला कोड सही नहीं है, या उसकी मियाद ख़त्म हो गई है। जाँचें, या नए कोड मँगाएँ।',
  wrongSmsCode: 'SMS वाला कोड सही नहीं है, या उसकी मियाद ख़त्म हो गई है। जाँचें, या नए कोड मँगाएँ।',
  mailInUse: {
    subject: 'आपका खाता पहले से है',
    text: 'किसी ने, शायद आपने, इस ई-मेल पते से Propertysearch पर खाता बनाने की कोशिश की। आपका खाता पहले से है: साइन इन करें, या "पासवर्ड भूल गए" चुनें। वह आप नहीं थे तो कुछ न करें।',
  },
  notByCode:
    'किसी ने, शायद आपने, Propertysearch में साइन इन के लिए कोड माँगा। इस खाते के लिए पासवर्ड ही चाहिए; कोई कोड नहीं बनाया गया।',
  signInSms: ({ code, minutes }) =>
    `${code} से Propertysearch में साइन इन होता है। ${minutes} मिनट चलेगा। किसी को न बताएँ।`,
} satisfies Messages<typeof en>;
