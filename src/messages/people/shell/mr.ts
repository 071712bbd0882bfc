import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  completeKyc: 'KYC पडताळणी पूर्ण करा',
  agentKyc: 'आधार आणि पॅन पडताळलेल्या एजंटवर खरेदीदार आणि मालक विश्वास ठेवतात. सुमारे दोन मिनिटे लागतात.',
  verifyNowTitle: 'आता पडताळा',
  pageFailed: 'हे पान दाखवता आले नाही. तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  notFound: 'सापडले नाही',
  notifications: 'सूचना',
  yourPages: 'तुमची पाने',
  somethingToDo: 'काही करायचे आहे',
  more: 'आणखी',
  subscribeCalendar:
    'तुमच्या भेटी, बैठका आणि मुदती Google Calendar, Outlook किंवा फोनवर पाहा. पत्ता ज्याच्याकडे असेल त्याला त्या दिसतात, म्हणून तो स्वतःकडेच ठेवा; घरांचे पत्ते त्यात नसतात.',
  addressOnce: 'तुमचा पत्ता, फक्त आता एकदा दिसेल',
  replaceAddress: 'पत्ता बदला',
  makeAddress: 'पत्ता तयार करा',
  withdrawIt: 'तो काढून घ्या',
  notVerifiedYet:
    'तुमचे आधार आणि पॅन अजून पडताळलेले नाही. ज्यांचे आहे त्यांच्याजवळ ग्राहकांना “ओळख तपासली” असे दिसते, आणि शुल्कासाठीच्या बँक खात्याला ते लागते.',
  verifyNow: 'आता पडताळा',
  messages: 'निरोप',
  nothingHere: 'इथे काही नाही',
  misspelt: 'पत्ता चुकला असेल, किंवा हे पान दुसऱ्या प्रकारच्या खात्याचे असेल.',
  toDashboard: 'डॅशबोर्डवर जा',
  updateKyc: 'KYC अद्ययावत करा',
  account: 'खाते',
  dashboard: 'डॅशबोर्ड',
  myProfile: 'माझे प्रोफाइल',
  changePassword: 'पासवर्ड बदला',
  logout: 'लॉग आउट',
  kycFirst: 'आधी KYC पडताळणी पूर्ण करा',
  skip: 'मुख्य मजकुराकडे जा',
  toHome: 'Propertysearch, मुख्यपृष्ठ',
  searchHomes: 'घरे शोधा',
  unread: ({ label, count }) => `${label}, ${count} न वाचलेले`,
} satisfies Messages<typeof en>;
