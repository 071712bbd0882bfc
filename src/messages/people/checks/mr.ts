import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  otpSentAadhaar: ({ maskAadhaar, aadhaarOtpMinutes }) =>
    `आधार ${maskAadhaar} साठी OTP पाठवला. तो ${aadhaarOtpMinutes} मिनिटे चालतो.`,
  whatWorksAccount: 'चालणारे: खाते 026291800001191, IFSC HDFC0000001.',
  bankSaysChecked: ({ holder, nameAtBank, verifiedAt }) =>
    `${holder} · बँकेनुसार ${nameAtBank} · ${verifiedAt} रोजी तपासले`,
  sinceStaffLook: ({ shown, at }) =>
    `${shown} ${at} पासून आमच्याकडे आहे. आमचे कर्मचारी साधारण दोन कामकाजाच्या दिवसांत पाहतात, आणि तुम्हाला इथे कळते.`,
  document: 'तुमचा कागद',
  couldNotAccept: ({ shown, reason }) => `${shown} स्वीकारता आला नाही: ${reason}`,
  couldNotRead: 'तो वाचता आला नाही.',
  whatWorksAadhaar: 'चालणारे: आधार 655675523712, OTP 111000, PAN ABCPV1234D, कोणी न घेतलेल्या अंकांसह.',
  pan: 'पॅन',
  takesFewMinutes: ({ act, link }) => `${act}: काही मिनिटे लागतात. ${link}`,
  aadhaarPan: 'आधार आणि PAN',
  panIs: 'PAN',
  aadhaar: 'आधार',
  notVerifiedYet: ({ missing }) => `तुमचे ${missing} अजून पडताळलेले नाही.`,
  nameNotQuite: ({ what, at }) =>
    `${what} वरील नाव तुमच्या खात्यातील नावाशी पूर्ण जुळत नाही. आमचे कर्मचारी ${at} पासून ताडून पाहत आहेत, साधारण दोन कामकाजाच्या दिवसांत.`,
  nameAccountChanged: ({ at }) =>
    `${at} रोजी तुमच्या खात्यातील नाव बदलले, म्हणून हे पुन्हा तपासायचे आहे. आमचे कर्मचारी नावे ताडून पाहतात, साधारण दोन कामकाजाच्या दिवसांत; आता पुन्हा पडताळणी केली किंवा नाव पूर्ववत केले तर थांबावे लागत नाही.`,
  weCould: ({ what }) => `${what} स्वीकारता आले नाही.`,
  staffCheckedUntil: ({ validUntil }) =>
    `आमच्या कर्मचाऱ्यांनी तो ${validUntil} पर्यंत तपासला आहे; ग्राहकांना ते दिसते. आता जे पाठवाल ते नव्याने तपासले जाते आणि तोवर खूण काढली जाते.`,
  notAccepted: 'तो स्वीकारला गेला नाही.',
  runOutSend: 'त्याची मुदत संपली. नूतनीकरण केलेले प्रमाणपत्र पाठवा.',
  staffLookUsually: ({ evidence }) =>
    `आमचे कर्मचारी ${evidence} पाहतात, साधारण दोन कामकाजाच्या दिवसांत. तोवर ग्राहकांना “परवाना अजून तपासलेला नाही” असे दिसते.`,
  clientsReadLicence:
    'ग्राहकांना “परवाना अजून तपासलेला नाही” असे दिसते. तपासण्यासाठी एक गोष्ट पाठवा: सार्वजनिक नोंदवहीतील तुमच्या नोंदीचा दुवा किंवा प्रमाणपत्र.',
  giveUnderParticulars: ({ label }) => `आधी तपशिलांमध्ये ${label} द्या.`,
  chooseScanPhoto: 'प्रमाणपत्राचा स्कॅन किंवा फोटो निवडा.',
  chooseCertificate: 'किंवा प्रमाणपत्र निवडा',
  pdfJpegPng:
    'PDF, JPEG किंवा PNG, जास्तीत जास्त 20 MB. तुमचे नाव, क्रमांक आणि शेवटचा दिवस सहज वाचता यायला हवा.',
  sending: 'पाठवत आहे…',
  handCertificate: 'प्रमाणपत्र सादर करा',
  linkEntryPublic: 'सार्वजनिक नोंदवहीतील तुमच्या नोंदीचा दुवा',
  wholeAddressBeginning: 'https:// ने सुरू होणारा पूर्ण पत्ता.',
  sendLink: 'दुवा पाठवा',
  notCheckedYet: 'अजून तपासलेला नाही',
  checked: 'तपासलेला',
  refused: 'नाकारले',
  runOut: 'मुदत संपली',
  help: {
    unsupported: 'हा ब्राउझर पुश संदेश दाखवू शकत नाही. ॲपमध्ये आणि ई-मेलने सूचना तरीही येतात.',
    denied:
      'तुम्ही या साइटच्या सूचना बंद केल्या आहेत. ब्राउझरच्या सेटिंगमध्ये या साइटसाठी त्या चालू करा, मग या पानावर परत या.',
  },
  on: 'चालू',
  off: 'बंद',
  pushCouldNot: ({ which, why }) => `पुश ${which} करता आले नाही. ${why}`,
  tickedOnesCannot:
    'खूण असलेल्या आणि न बदलता येणाऱ्या सूचना नेहमी पाठवल्या जातात: तुमच्या खात्यात कोणी शिरले तर ते तुम्हाला कळायलाच हवे.',
  change: ({ field }) => `${field} बदला`,
  take: ({ field }) => `हाच ${field} वापरा`,
  nameEMail: 'तुमचे नाव, ई-मेल पत्ता, मोबाइल क्रमांक, शहर आणि फोटो',
  whatSayYourself: 'तुम्ही स्वतःबद्दल सांगितलेले: नोंदणी, परिसर, ठिकाण',
  identityChecksTheir: 'ओळख तपासण्या कागदांसह, आणि तुमची बँक खाती',
  favouritesNotificationsTheir: 'आवडीची घरे, सूचना व त्यांच्या सेटिंग, आणि प्रत्येक सत्र',
  whatLeftPackages: 'तुमच्या पॅकेजमधील उरलेले',
  recordsDealsPayments: 'कायद्याने ठेवाव्या लागणाऱ्या व्यवहारांच्या आणि पेमेंटच्या नोंदी, तुमच्या नावाविना',
  invoicesTheyIssued: 'बिले, दिली तशी',
  logWhatDone: 'खात्यात काय झाले त्याची नोंदवही, तुमच्या नावाविना',
  listingsOffMarket: 'तुमच्या जाहिराती, लगेच बाजारातून काढलेल्या आणि कोणालाही न दिसणाऱ्या',
  keepMyAccount: 'माझे खाते ठेवा',
  deleteMyAccount: 'माझे खाते काढा',
  lastSeen: ({ address, lastSeenAt }) => `${address} · शेवटचे ${lastSeenAt}`,
  sessionsEnded: ({ ended }) =>
    `${number(ended)} ${plural('mr', ended, { one: 'सत्र संपवले', other: 'सत्रे संपवली' })}.`,
  endAllOthers: ({ others }) => `इतर सर्व ${others} संपवा`,
  withinAbout1: ({ placeName }) => `${placeName} पासून सुमारे 1 किमीच्या आत.`,
  notVerified: 'पडताळलेले नाही',
  reraProject: 'P आणि अकरा अंक, किंवा PR आणि तेरा',
} satisfies Messages<typeof en>;
