import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  otpSentAadhaar: ({ maskAadhaar, aadhaarOtpMinutes }) =>
    `आधार ${maskAadhaar} के लिए OTP भेजा गया। यह ${aadhaarOtpMinutes} मिनट चलता है।`,
  whatWorksAccount: 'जो चलता है: खाता 026291800001191, IFSC HDFC0000001।',
  bankSaysChecked: ({ holder, nameAtBank, verifiedAt }) =>
    `${holder} · बैंक के अनुसार ${nameAtBank} · ${verifiedAt} को जाँचा`,
  sinceStaffLook: ({ shown, at }) =>
    `${shown} ${at} से हमारे पास है। हमारे कर्मचारी आम तौर पर दो कामकाजी दिनों में देखते हैं, और आपको यहाँ बताया जाता है।`,
  document: 'आपका काग़ज़',
  couldNotAccept: ({ shown, reason }) => `${shown} हम स्वीकार नहीं कर सके: ${reason}`,
  couldNotRead: 'वह पढ़ा नहीं जा सका।',
  whatWorksAadhaar:
    'जो चलता है: आधार 655675523712, OTP 111000, PAN ABCPV1234D, किसी के न लिए हुए अंकों के साथ।',
  pan: 'पैन',
  takesFewMinutes: ({ act, link }) => `${act}: कुछ मिनट लगते हैं। ${link}`,
  aadhaarPan: 'आधार और PAN',
  panIs: 'PAN',
  aadhaar: 'आधार',
  notVerifiedYet: ({ missing }) => `आपका ${missing} अभी सत्यापित नहीं।`,
  nameNotQuite: ({ what, at }) =>
    `${what} पर नाम आपके खाते के नाम से पूरा नहीं मिलता। हमारे कर्मचारी ${at} से मिला रहे हैं, आम तौर पर दो कामकाजी दिनों में।`,
  nameAccountChanged: ({ at }) =>
    `${at} को आपके खाते का नाम बदला गया, इसलिए इसे फिर जाँचना है। हमारे कर्मचारी नाम मिलाते हैं, आम तौर पर दो कामकाजी दिनों में; अभी फिर सत्यापन करें या नाम वापस बदलें तो रुकना नहीं पड़ता।`,
  weCould: ({ what }) => `${what} हम स्वीकार नहीं कर सके।`,
  staffCheckedUntil: ({ validUntil }) =>
    `हमारे कर्मचारियों ने इसे ${validUntil} तक जाँचा है; ग्राहकों को दिखता है। अब जो भेजेंगे वह फिर जाँचा जाएगा, और तब तक निशान नहीं रहेगा।`,
  notAccepted: 'वह स्वीकार नहीं हुआ।',
  runOutSend: 'इसकी अवधि पूरी हुई। नवीनीकृत प्रमाणपत्र भेजें।',
  staffLookUsually: ({ evidence }) =>
    `हमारे कर्मचारी ${evidence} देखते हैं, आम तौर पर दो कामकाजी दिनों में। तब तक ग्राहक “लाइसेंस अभी नहीं जाँचा” पढ़ते हैं।`,
  clientsReadLicence:
    'ग्राहक “लाइसेंस अभी नहीं जाँचा” पढ़ते हैं। जाँचने को एक चीज़ भेजें: सार्वजनिक रजिस्टर में अपनी प्रविष्टि का लिंक, या प्रमाणपत्र।',
  giveUnderParticulars: ({ label }) => `पहले विवरण में ${label} दें।`,
  chooseScanPhoto: 'प्रमाणपत्र का स्कैन या फ़ोटो चुनें।',
  chooseCertificate: 'या प्रमाणपत्र चुनें',
  pdfJpegPng:
    'PDF, JPEG या PNG, ज़्यादा से ज़्यादा 20 MB। आपका नाम, नंबर और आख़िरी दिन आसानी से पढ़ा जाना चाहिए।',
  sending: 'भेज रहे हैं…',
  handCertificate: 'प्रमाणपत्र जमा करें',
  linkEntryPublic: 'सार्वजनिक रजिस्टर में आपकी प्रविष्टि का लिंक',
  wholeAddressBeginning: 'पूरा पता, https:// से शुरू।',
  sendLink: 'लिंक भेजें',
  notCheckedYet: 'अभी नहीं जाँचा',
  checked: 'जाँचा हुआ',
  refused: 'इनकार किया',
  runOut: 'अवधि पूरी',
  help: {
    unsupported: 'यह ब्राउज़र पुश संदेश नहीं दिखा सकता। ऐप में और ई-मेल से सूचनाएँ फिर भी आती हैं।',
    denied:
      'आपने इस साइट की सूचनाएँ रोक रखी हैं। ब्राउज़र की सेटिंग में इस साइट के लिए चालू करें, फिर इस पन्ने पर लौटें।',
  },
  on: 'चालू',
  off: 'बंद',
  pushCouldNot: ({ which, why }) => `पुश ${which} नहीं हो सका। ${why}`,
  tickedOnesCannot:
    'निशान वाली जो सूचनाएँ बदली नहीं जा सकतीं वे हमेशा भेजी जाती हैं: कोई आपके खाते में घुसे तो आपको पता चलना ही चाहिए।',
  change: ({ field }) => `${field} बदलें`,
  take: ({ field }) => `यही ${field} लें`,
  nameEMail: 'आपका नाम, ई-मेल पता, मोबाइल नंबर, शहर और फ़ोटो',
  whatSayYourself: 'जो आपने अपने बारे में बताया: पंजीकरण, इलाक़े, जगह',
  identityChecksTheir: 'पहचान की जाँच काग़ज़ों सहित, और आपके बैंक खाते',
  favouritesNotificationsTheir: 'पसंदीदा, सूचनाएँ और उनकी सेटिंग, और हर सत्र',
  whatLeftPackages: 'आपके पैकेज में जो बचा है',
  recordsDealsPayments: 'सौदों और भुगतानों के वे रिकॉर्ड जो क़ानून रखवाता है, आपके नाम के बिना',
  invoicesTheyIssued: 'बिल, जैसे जारी हुए',
  logWhatDone: 'खाते में क्या हुआ उसका लॉग, आपके नाम के बिना',
  listingsOffMarket: 'आपके विज्ञापन, तुरंत बाज़ार से हटे और किसी को न दिखते',
  keepMyAccount: 'मेरा खाता रखें',
  deleteMyAccount: 'मेरा खाता मिटाएँ',
  lastSeen: ({ address, lastSeenAt }) => `${address} · आख़िरी बार ${lastSeenAt}`,
  sessionsEnded: ({ ended }) =>
    `${number(ended)} ${plural('hi', ended, { one: 'सत्र ख़त्म', other: 'सत्र ख़त्म' })}।`,
  endAllOthers: ({ others }) => `बाक़ी सभी ${others} ख़त्म करें`,
  withinAbout1: ({ placeName }) => `${placeName} से क़रीब 1 किमी के भीतर।`,
  notVerified: 'सत्यापित नहीं',
  reraProject: 'P और ग्यारह अंक, या PR और तेरह',
} satisfies Messages<typeof en>;
