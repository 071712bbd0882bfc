import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  askRefused: 'तुमची मागणी नाकारली गेली',
  staysInEscrow: ({ amountPaise, reason }) => `${amountPaise} एस्क्रोमध्येच राहतात. कारण: ${reason}`,
  askTakenBack: 'एक मागणी मागे घेतली गेली',
  askedNoMore: ({ amountPaise }) => `${amountPaise} आता मागितले जात नाहीत; ते एस्क्रोमध्येच राहतात.`,
  reachedBank: 'पैसे तुमच्या बँकेत पोचले',
  reachedBankBody: ({ amountPaise }) => `${amountPaise} तुमच्या बँक खात्यात पाठवले.`,
  askBody: ({ amountPaise, title, releaseDays }) =>
    `“${title}” चे ${amountPaise}. ${releaseDays} दिवसांच्या आत उत्तर द्या; तुमच्या कोडशिवाय काहीही हलत नाही.`,
  ownerAsksEscrow: 'मालक एस्क्रोमधले पैसे मागत आहेत',
  buyerAsksBack: 'खरेदीदार पैसे परत मागत आहेत',
  payoutStopped: 'एक रक्कम पाठवणे थांबवले',
  staffLetGo: 'आमच्या टीमने पैसे सोडले',
  staffRefusedAsk: 'आमच्या टीमने तुमची मागणी नाकारली',
  sumStays: ({ sum, reason }) => `${sum} एस्क्रोमध्येच राहतात. कारण: ${reason}`,
  staffDecidedForYou: 'आमच्या टीमने तुमच्या बाजूने निर्णय दिला',
  staffWillDecide: 'एका मागणीवर आमची टीम निर्णय घेईल',
  youRefusedDisputed: ({ amountPaise, reason }) =>
    `${amountPaise} सोडण्यास तुम्ही नकार दिला आणि समोरच्या बाजूला ते मान्य नाही. तुम्ही ते अजूनही सोडू शकता. त्यांचे म्हणणे: ${reason}`,
  partOfToken: 'इसाऱ्याचा एक भाग तुमचा आहे',
  partOfTokenBody: ({ paise }) =>
    `खरेदीदाराने उशिरा रद्द केले: ${paise} तुमचे आहेत. ते कोणत्या बँक खात्यात जावेत ते निवडा.`,
  askRunOut: 'एका मागणीची मुदत संपली',
  askRunOutBody: ({ amountPaise }) =>
    `वेळेत कोणी उत्तर दिले नाही: ${amountPaise} एस्क्रोमध्येच राहतात. तुम्ही पुन्हा मागू शकता.`,
  askApproved: 'तुमची मागणी मान्य झाली',
  onWayToBank: ({ amountPaise }) => `${amountPaise} तुमच्या बँक खात्याकडे निघाले आहेत.`,
  plan: 'हप्त्यांची योजना',
  planChanged: 'हप्त्यांची योजना बदलली आहे',
  planBody: ({ title, length }) =>
    `“${title}” चे मालक ${length} हप्ते सुचवत आहेत. काय कधी द्यायचे ते पाहा.`,
  instalmentOverdue: 'एक हप्ता थकला आहे',
  instalmentSoon: 'एक हप्ता लवकरच द्यायचा आहे',
  instalmentWaived: 'एक हप्ता माफ झाला',
  instalmentWaivedBody: ({ label, amountPaise, title }) =>
    `“${title}” साठीचा ${amountPaise} चा “${label}” आता द्यायचा नाही.`,
  invoice: ({ number }) => `बिल ${number}`,
  commissionKept: ({ total }) => `शुल्कातून ${total} कमिशन घेतले. तुमचे कर बिल तयार आहे.`,
  creditNote: ({ number }) => `क्रेडिट नोट ${number}`,
  creditNoteBody: ({ total, number }) =>
    `बिल ${number} चे ${total} तुम्हाला परत मिळतात. क्रेडिट नोट तयार आहे.`,
  invoiceReady: ({ totalPaise, description }) =>
    `${description} साठी ${totalPaise} मिळाले. तुमचे कर बिल तयार आहे.`,
  refundOnWay: 'तुमचा परतावा बँकेकडे निघाला आहे',
  refundOnWayBody: ({ amountPaise, description }) =>
    `${description} चे ${amountPaise} परत पाठवले. ते दिसायला बँकेला सात दिवस लागू शकतात.`,
  paymentBack: 'तुमचे पैसे परत येत आहेत',
  paymentBackBody: ({ amountPaise, description, why }) =>
    `${description} चे ${amountPaise} आले त्याच मार्गाने परत जातात. ${why}`,
  moneyBack: 'पैसे तुम्हाला परत मिळत आहेत',
  moneyBackBody: ({ amountPaise, description, reason }) =>
    `${description} मधले ${amountPaise} आले त्याच मार्गाने परत जातात. ${reason}`,
  packageRunOut: ({ name }) => `तुमच्या ${name} पॅकेजची मुदत संपली`,
  packageGrace: ({ daysFrom }) =>
    `उरलेले ${daysFrom} पर्यंत वापरता येईल. तोवर नूतनीकरण केले तर खंड पडणार नाही.`,
  packageEnded: ({ name }) => `तुमचे ${name} पॅकेज संपले`,
  packageNew: 'तुम्ही कधीही नवे निवडू शकता.',
  packageEnds: ({ name, endsAt }) => `तुमचे ${name} पॅकेज ${endsAt} ला संपते`,
  packageRenew: 'आता नूतनीकरण करा; नवी मुदत उरलेल्या मुदतीत मिळवली जाते.',
  settlementRefused: 'तुमची तडजोड नाकारली गेली',
  settlementRefusedBody: ({ home, reason }) =>
    `${home} ची समोरची बाजू ती नाकारते. व्यवहार चालू राहतो; तुम्ही दुसरी सुचवू शकता किंवा आमच्या टीमला ठरवू देऊ शकता. कारण: ${reason}`,
  settlementStaff: 'एका तडजोडीवर आमची टीम निर्णय घेईल',
  settlementDisputed: ({ home, reason }) =>
    `${home} ची तडजोड तुम्ही नाकारली आणि समोरच्या बाजूला ते मान्य नाही. तुम्ही अजूनही मान्य करू शकता. त्यांचे म्हणणे: ${reason}`,
  settlementTakenBack: 'एक तडजोड मागे घेतली गेली',
  settlementTakenBackBody: ({ home }) =>
    `${home} च्या समोरच्या बाजूने प्रस्ताव मागे घेतला; व्यवहार चालू राहतो.`,
  backToYou: ({ toBuyer }) => `${toBuyer} आले त्याच मार्गाने तुम्हाला परत मिळतात.`,
  yoursChooseAccount: ({ toOwner }) => `${toOwner} तुमचे आहेत: ते कोणत्या बँक खात्यात जावेत ते निवडा.`,
  youPayBack: ({ owed, dueOn }) => `तुम्ही ${dueOn} पर्यंत ${owed} परत द्यायचे आहेत.`,
  theyPayBack: ({ owed, dueOn }) => `समोरची बाजू ${dueOn} पर्यंत ${owed} परत देईल.`,
  bothAgreed: 'तुम्ही दोघांनी मान्य केले',
  staffDecided: ({ note }) => `आमच्या टीमचा निर्णय: ${note}`,
  dealSettled: 'व्यवहारात तडजोड झाली',
  settlementUnanswered: ({ title, settlementDays }) =>
    `“${title}” च्या तडजोडीला ${settlementDays} दिवसांत कोणी उत्तर दिले नाही. ती अजूनही मान्य करता येते.`,
  owedOverdue: 'तुमचे देणे थकले आहे',
  owedSoon: 'तुमचे देणे लवकरच द्यायचे आहे',
  staffLeftDeal: 'आमच्या टीमने व्यवहार आहे तसा ठेवला',
  settlementNotMade: ({ title, reason }) =>
    `“${title}” ची तडजोड झाली नाही; व्यवहार चालू राहतो. कारण: ${reason}`,
  settlementAnother: 'आणखी एक तडजोड सुचवली आहे',
  settlementProposed: 'तडजोड सुचवली आहे',
  owedArrived: 'तुम्हाला येणे असलेले पैसे आले',
  owedArrivedBody: ({ owedPaise, title }) =>
    `“${title}” चे ${owedPaise} तुमचे आहेत: ते कोणत्या बँक खात्यात जावेत ते निवडा.`,
  oweNothing: 'तुमचे काही देणे उरले नाही',
  oweNothingBody: ({ title, owedPaise }) =>
    `“${title}” च्या समोरच्या बाजूला ${owedPaise} मिळाल्याचे ते सांगतात.`,
  owedIsDue: ({ owed, title, dueOn }) => `“${title}” च्या तडजोडीनंतरचे ${owed} ${dueOn} ला द्यायचे आहेत.`,
  owedWasDue: ({ owed, title, dueOn }) =>
    `“${title}” च्या तडजोडीनंतरचे ${owed} ${dueOn} ला द्यायचे होते.`,
  proposesToEnd: {
    owner: ({ title, buyer, owner, days, reason }) =>
      `“${title}” चे मालक व्यवहार संपवण्याचा प्रस्ताव देतात: खरेदीदाराला ${buyer}, मालकांना ${owner}. ${days} दिवसांच्या आत उत्तर द्या; त्यानंतर आमची टीम ठरवते. ${reason}`,
    buyer: ({ title, buyer, owner, days, reason }) =>
      `“${title}” चे खरेदीदार व्यवहार संपवण्याचा प्रस्ताव देतात: खरेदीदाराला ${buyer}, मालकांना ${owner}. ${days} दिवसांच्या आत उत्तर द्या; त्यानंतर आमची टीम ठरवते. ${reason}`,
  },
  notSentAskAgain: ({ amount, reason }) =>
    `${amount} तुमच्या बँकेत पाठवले नाहीत. कारण: ${reason} तुम्ही ते पुन्हा मागू शकता.`,
  notSentSettled: ({ amount, reason }) =>
    `${amount} तुमच्या बँकेत पाठवले नाहीत. कारण: ${reason} ते तडजोडीप्रमाणे वाटले जातात.`,
  instalmentIsDue: ({ label, amount, title, dueOn }) =>
    `“${title}” साठीचा ${amount} चा “${label}” ${dueOn} ला द्यायचा आहे.`,
  instalmentWasDue: ({ label, amount, title, dueOn }) =>
    `“${title}” साठीचा ${amount} चा “${label}” ${dueOn} ला द्यायचा होता.`,
  instalmentArrived: 'एक हप्ता आला आहे',
  instalmentHeld: ({ label, title, total }) =>
    `“${title}” साठी “${label}”: ${total} एस्क्रोमध्ये ठेवले आहेत.`,
  refusedRelease: ({ sum }) => `एस्क्रोमधले ${sum} सोडण्यास तुम्ही नकार दिला`,
  unansweredRelease: ({ sum }) => `एस्क्रोमधल्या ${sum} च्या मागणीला तुम्ही उत्तर दिले नाही`,
  goesToAsker: ({ what, reason }) =>
    `${what}. आमच्या टीमने ठरवले: ते मागणाऱ्याला मिळतात. कारण: ${reason}`,
  staysThere: ({ what, reason }) => `${what}. ते तिथेच राहतात. कारण: ${reason}`,
  rentReceiptFor: ({ month }) => `भाडे पावती: ${month}`,
  rentReceived: ({ title, amount }) =>
    `“${title}” च्या मालकांना ${amount} मिळाले. पावती तुमच्या बुकिंगच्या पानावर आहे.`,
} satisfies Messages<typeof en>;
