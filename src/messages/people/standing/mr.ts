import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  accountName: {
    fits: 'नाव जुळते',
    waiting: 'नाव जुळवायचे आहे',
    allowed: 'टीमने नाव मान्य केले',
  },
  licenceChecked: 'परवाना तपासला',
  licenceUnchecked: 'परवाना अजून तपासलेला नाही',
  agentLicence: 'MahaRERA एजंट क्रमांक म्हणजे A हे अक्षर आणि 11 अंक, उदा. A52100012345.',
  otherLicence: 'तुमच्या नोंदणी क्रमांकातली अक्षरे, अंक आणि तिरप्या रेघा वापरा.',
  postFirst: 'मालमत्तेची जाहिरात देण्यासाठी तुमचे KYC अद्ययावत करा',
  bidFirst: ({ amount }) =>
    `${amount} किंवा जास्त बोली लावण्यासाठी आधी माझे प्रोफाइल मध्ये आधार किंवा पॅन पडताळा`,
  bookFirst: 'मालमत्ता बुक करण्यासाठी आधी माझे प्रोफाइल मध्ये आधार किंवा पॅन पडताळा',
  addressFirst: 'नेमका पत्ता पाहण्यासाठी आधी माझे प्रोफाइल मध्ये आधार किंवा पॅन पडताळा',
  signFirst: 'करारावर सही करण्यासाठी आधी माझे प्रोफाइल मध्ये आधार किंवा पॅन पडताळा',
  checkOver: {
    unused: 'OTP वेळेत वापरला नाही.',
    tries: 'फार चुकीचे OTP.',
  },
  unsureName: {
    aadhaar: 'आधारवरचे नाव खात्यापेक्षा वेगळे असू शकते.',
    pan: 'पॅनवरचे नाव खात्यापेक्षा वेगळे असू शकते.',
  },
} satisfies Messages<typeof en>;
