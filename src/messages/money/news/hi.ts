import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  askRefused: 'आपकी माँग नामंज़ूर हुई',
  staysInEscrow: ({ amountPaise, reason }) => `${amountPaise} एस्क्रो में ही रहते हैं। वजह: ${reason}`,
  askTakenBack: 'एक माँग वापस ली गई',
  askedNoMore: ({ amountPaise }) => `${amountPaise} अब नहीं माँगे जा रहे; वे एस्क्रो में ही रहते हैं।`,
  reachedBank: 'पैसे आपके बैंक में पहुँच गए',
  reachedBankBody: ({ amountPaise }) => `${amountPaise} आपके बैंक खाते में भेजे गए।`,
  askBody: ({ amountPaise, title, releaseDays }) =>
    `“${title}” के ${amountPaise}। ${releaseDays} दिन के भीतर जवाब दें; आपके कोड के बिना कुछ नहीं हिलता।`,
  ownerAsksEscrow: 'मालिक एस्क्रो का पैसा माँगते हैं',
  buyerAsksBack: 'ख़रीदार पैसा वापस माँगते हैं',
  payoutStopped: 'एक भुगतान रोका गया',
  staffLetGo: 'हमारी टीम ने पैसा छोड़ा',
  staffRefusedAsk: 'हमारी टीम ने आपकी माँग नामंज़ूर की',
  sumStays: ({ sum, reason }) => `${sum} एस्क्रो में ही रहेंगे। वजह: ${reason}`,
  staffDecidedForYou: 'हमारी टीम ने आपके पक्ष में फ़ैसला किया',
  staffWillDecide: 'एक माँग पर हमारी टीम फ़ैसला करेगी',
  youRefusedDisputed: ({ amountPaise, reason }) =>
    `आपने ${amountPaise} छोड़ने से मना किया और दूसरा पक्ष सहमत नहीं है। आप उन्हें अब भी छोड़ सकते हैं। उनका कहना है: ${reason}`,
  partOfToken: 'बयाने का एक हिस्सा आपका है',
  partOfTokenBody: ({ paise }) =>
    `ख़रीदार ने देर से रद्द किया: ${paise} आपके हैं। वे जिस बैंक खाते में जाएँ उसे चुनें।`,
  askRunOut: 'एक माँग की मियाद ख़त्म हुई',
  askRunOutBody: ({ amountPaise }) =>
    `समय पर किसी ने जवाब नहीं दिया: ${amountPaise} एस्क्रो में ही रहते हैं। आप फिर माँग सकते हैं।`,
  askApproved: 'आपकी माँग मंज़ूर हुई',
  onWayToBank: ({ amountPaise }) => `${amountPaise} आपके बैंक खाते के लिए निकल चुके हैं।`,
  plan: 'किस्तों की योजना',
  planChanged: 'किस्तों की योजना बदल गई है',
  planBody: ({ title, length }) => `“${title}” के मालिक ${length} किस्तें सुझाते हैं। देखें क्या कब देना है।`,
  instalmentOverdue: 'एक किस्त बाक़ी रह गई है',
  instalmentSoon: 'एक किस्त जल्द देनी है',
  instalmentWaived: 'एक किस्त माफ़ हुई',
  instalmentWaivedBody: ({ label, amountPaise, title }) =>
    `“${title}” के लिए ${amountPaise} की “${label}” अब नहीं देनी है।`,
  invoice: ({ number }) => `बिल ${number}`,
  commissionKept: ({ total }) => `फ़ीस में से ${total} कमीशन रखा गया। आपका कर बिल तैयार है।`,
  creditNote: ({ number }) => `क्रेडिट नोट ${number}`,
  creditNoteBody: ({ total, number }) => `बिल ${number} के ${total} आपको लौटते हैं। क्रेडिट नोट तैयार है।`,
  invoiceReady: ({ totalPaise, description }) =>
    `${description} के लिए ${totalPaise} मिले। आपका कर बिल तैयार है।`,
  refundOnWay: 'आपका रिफ़ंड बैंक के लिए निकल चुका है',
  refundOnWayBody: ({ amountPaise, description }) =>
    `${description} के ${amountPaise} वापस भेजे गए। बैंक में दिखने में सात दिन तक लग सकते हैं।`,
  paymentBack: 'आपका भुगतान आपको लौट रहा है',
  paymentBackBody: ({ amountPaise, description, why }) =>
    `${description} के ${amountPaise} जैसे आए वैसे ही लौटते हैं। ${why}`,
  moneyBack: 'पैसा आपको लौट रहा है',
  moneyBackBody: ({ amountPaise, description, reason }) =>
    `${description} में से ${amountPaise} जैसे आए वैसे ही लौटते हैं। ${reason}`,
  packageRunOut: ({ name }) => `आपके ${name} पैकेज की मियाद ख़त्म हुई`,
  packageGrace: ({ daysFrom }) =>
    `जो बचा है वह ${daysFrom} तक चलेगा। तब तक नवीनीकरण करें तो कुछ नहीं रुकेगा।`,
  packageEnded: ({ name }) => `आपका ${name} पैकेज ख़त्म हुआ`,
  packageNew: 'आप कभी भी नया चुन सकते हैं।',
  packageEnds: ({ name, endsAt }) => `आपका ${name} पैकेज ${endsAt} को ख़त्म होगा`,
  packageRenew: 'अभी नवीनीकरण करें; नया समय बचे हुए में जुड़ जाता है।',
  settlementRefused: 'आपका समझौता नामंज़ूर हुआ',
  settlementRefusedBody: ({ home, reason }) =>
    `${home} का दूसरा पक्ष इसे नामंज़ूर करता है। सौदा चलता रहेगा; आप दूसरा सुझा सकते हैं, या हमारी टीम को फ़ैसला करने दें। वजह: ${reason}`,
  settlementStaff: 'एक समझौते पर हमारी टीम फ़ैसला करेगी',
  settlementDisputed: ({ home, reason }) =>
    `${home} का समझौता आपने नामंज़ूर किया और दूसरा पक्ष सहमत नहीं है। आप अब भी मान सकते हैं। उनका कहना है: ${reason}`,
  settlementTakenBack: 'एक समझौता वापस लिया गया',
  settlementTakenBackBody: ({ home }) =>
    `${home} के दूसरे पक्ष ने अपना प्रस्ताव वापस लिया; सौदा चलता रहेगा।`,
  backToYou: ({ toBuyer }) => `${toBuyer} जैसे आए वैसे ही आपको लौटते हैं।`,
  yoursChooseAccount: ({ toOwner }) => `${toOwner} आपके हैं: वे जिस बैंक खाते में जाएँ उसे चुनें।`,
  youPayBack: ({ owed, dueOn }) => `आपको ${dueOn} तक ${owed} लौटाने हैं।`,
  theyPayBack: ({ owed, dueOn }) => `दूसरा पक्ष ${dueOn} तक ${owed} लौटाएगा।`,
  bothAgreed: 'आप दोनों ने मान लिया',
  staffDecided: ({ note }) => `हमारी टीम का फ़ैसला: ${note}`,
  dealSettled: 'सौदे का समझौता हो गया',
  settlementUnanswered: ({ title, settlementDays }) =>
    `“${title}” के समझौते का ${settlementDays} दिन में किसी ने जवाब नहीं दिया। उसे अब भी माना जा सकता है।`,
  owedOverdue: 'आपका बक़ाया समय से पीछे है',
  owedSoon: 'आपका बक़ाया जल्द देना है',
  staffLeftDeal: 'हमारी टीम ने सौदा जैसा था वैसा छोड़ा',
  settlementNotMade: ({ title, reason }) =>
    `“${title}” का समझौता नहीं हुआ; सौदा चलता रहेगा। वजह: ${reason}`,
  settlementAnother: 'एक और समझौता सुझाया गया है',
  settlementProposed: 'समझौता सुझाया गया है',
  owedArrived: 'आपका बक़ाया आ गया',
  owedArrivedBody: ({ owedPaise, title }) =>
    `“${title}” के ${owedPaise} आपके हैं: वे जिस बैंक खाते में जाएँ उसे चुनें।`,
  oweNothing: 'अब आप पर कुछ बक़ाया नहीं',
  oweNothingBody: ({ title, owedPaise }) => `“${title}” का दूसरा पक्ष कहता है कि ${owedPaise} मिल गए।`,
  owedIsDue: ({ owed, title, dueOn }) => `“${title}” के समझौते के ${owed} ${dueOn} को देने हैं।`,
  owedWasDue: ({ owed, title, dueOn }) => `“${title}” के समझौते के ${owed} ${dueOn} को देने थे।`,
  proposesToEnd: {
    owner: ({ title, buyer, owner, days, reason }) =>
      `“${title}” के मालिक सौदा ख़त्म करने का प्रस्ताव देते हैं: ख़रीदार को ${buyer}, मालिक को ${owner}। ${days} दिन के भीतर जवाब दें; फिर हमारी टीम फ़ैसला करेगी। ${reason}`,
    buyer: ({ title, buyer, owner, days, reason }) =>
      `“${title}” के ख़रीदार सौदा ख़त्म करने का प्रस्ताव देते हैं: ख़रीदार को ${buyer}, मालिक को ${owner}। ${days} दिन के भीतर जवाब दें; फिर हमारी टीम फ़ैसला करेगी। ${reason}`,
  },
  notSentAskAgain: ({ amount, reason }) =>
    `${amount} आपके बैंक में नहीं भेजे गए। वजह: ${reason} आप उन्हें फिर माँग सकते हैं।`,
  notSentSettled: ({ amount, reason }) =>
    `${amount} आपके बैंक में नहीं भेजे गए। वजह: ${reason} वे समझौते के मुताबिक़ बाँटे जाते हैं।`,
  instalmentIsDue: ({ label, amount, title, dueOn }) =>
    `“${title}” के लिए ${amount} की “${label}” ${dueOn} को देनी है।`,
  instalmentWasDue: ({ label, amount, title, dueOn }) =>
    `“${title}” के लिए ${amount} की “${label}” ${dueOn} को देनी थी।`,
  instalmentArrived: 'एक किस्त आ गई है',
  instalmentHeld: ({ label, title, total }) =>
    `“${title}” के लिए “${label}”: ${total} एस्क्रो में रखे गए हैं।`,
  refusedRelease: ({ sum }) => `आपने एस्क्रो के ${sum} छोड़ने से मना किया`,
  unansweredRelease: ({ sum }) => `आपने एस्क्रो के ${sum} की माँग का जवाब नहीं दिया`,
  goesToAsker: ({ what, reason }) =>
    `${what}। हमारी टीम ने तय किया: वे माँगने वाले को मिलते हैं। वजह: ${reason}`,
  staysThere: ({ what, reason }) => `${what}। वह वहीं रहेगा। वजह: ${reason}`,
  rentReceiptFor: ({ month }) => `किराया रसीद: ${month}`,
  rentReceived: ({ title, amount }) =>
    `“${title}” के मालिक को ${amount} मिले। रसीद आपकी बुकिंग के पन्ने पर है।`,
} satisfies Messages<typeof en>;
