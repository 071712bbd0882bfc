import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  offerAccepted: 'तुमचा प्रस्ताव स्वीकारला गेला',
  offerAcceptedBody: ({ who, accepted }) =>
    `${who} यांनी स्वीकारले. शुल्क भरल्यावर काम सुरू करा; ते ${accepted} दिवसांच्या आत भरायचे आहे.`,
  offerDeclined: 'तुमचा प्रस्ताव नाकारला गेला',
  offerTakenBack: 'एका एजंटचा प्रस्ताव मागे घेतला गेला',
  offersNoMore: ({ who }) => `${who} आता तो प्रस्ताव देत नाहीत. तुम्हाला काही करायचे नाही.`,
  offerUnanswered: 'मालकांनी तुमच्या प्रस्तावाला वेळेत उत्तर दिले नाही',
  offerRunOut: ({ title }) => `“${title}” साठीच्या तुमच्या प्रस्तावाची मुदत संपली. पुन्हा देऊ शकता.`,
  holdEnded: 'तुमची राखून ठेवण्याची वेळ संपली',
  holdEndedBody: ({ title }) => `वेळ संपली आहे: “${title}” आता इतरांना बुक करता येते.`,
  agentHolds: 'तुमचे एजंट एका खरेदीदारासाठी घर राखून ठेवत आहेत',
  offerEnded: 'एक प्रस्ताव संपला',
  offeredHomeLeft: 'तुम्ही विकण्याचा प्रस्ताव दिलेले घर आता उपलब्ध नाही',
  offeredHomeLeftBody: ({ title }) => `“${title}” आता उपलब्ध नाही, त्यामुळे तुमचा प्रस्ताव संपला.`,
  holdWasEnded: 'राखून ठेवणे संपवले गेले',
  offerAbout: ({ title, feePaise, agentInterestDays }) =>
    `“${title}” बाबत आहे, शुल्क ${feePaise}. ${agentInterestDays} दिवसांच्या आत स्वीकारा किंवा नाकारा.`,
  quoteAccepted: 'तुमचे शुल्क मान्य झाले',
  quoteAcceptedBody: ({ name, accepted }) =>
    `${name} यांनी मान्य केले. शुल्क भरल्यावर काम सुरू करा; ते ${accepted} दिवसांच्या आत भरायचे आहे.`,
  quoteTurnedDown: 'तुमचे शुल्क मान्य झाले नाही',
  quoteTurnedDownBody: ({ name, reason }) => `${name} यांना ते मान्य नाही. कारण: ${reason}`,
  notNeeded: ({ name, reason }) => `${name} यांना आता त्याची गरज नाही. कारण: ${reason}`,
  quoteTakenBack: 'शुल्काचा प्रस्ताव मागे घेतला गेला',
  stepsBack: ({ name, reason }) => `${name} यांनी माघार घेतली. कारण: ${reason}`,
  haveQuote: 'तुमच्यासाठी शुल्काचा प्रस्ताव आला आहे',
  haveQuoteBody: ({ name, quotePaise, workDays, quoted, note }) =>
    `${name} यांचे शुल्क ${quotePaise}, मुदत ${workDays} दिवस. ${quoted} दिवसांच्या आत उत्तर द्या. ${note}`,
  requestDeclined: 'तुमची विनंती नाकारली गेली',
  cannotTake: ({ name, reason }) => `${name} हे काम घेऊ शकत नाहीत. कारण: ${reason}`,
  workDelivered: 'काम पूर्ण करून दिले आहे',
  workDeliveredBody: ({ releaseDays, quotePaise, note }) =>
    `ते पाहा आणि ${releaseDays} दिवसांच्या आत तुमच्या कोडने मान्य करा; त्याने ${quotePaise} शुल्क दिले जाते. ${note}`,
  workWaitsCode: 'काम तुमच्या कोडची वाट पाहत आहे',
  workWaitsCodeBody: ({ releaseDays }) =>
    `काम दिले आहे आणि अजून मान्य झालेले नाही. ${releaseDays} दिवसांच्या आत उत्तर द्या.`,
  workRequestRunOut: 'तुमच्या विनंतीची मुदत संपली',
  workRequestEnded: 'एक विनंती संपली',
  disputeDecided: 'वादाचा निर्णय झाला',
  feeToProfessional: 'शुल्क काम करणाऱ्यांना मिळते.',
  moreWork: 'ग्राहक आणखी काम मागत आहेत',
  moreWorkBody: ({ reason }) => `काम पुन्हा देईपर्यंत शुल्क एस्क्रोमध्ये राहते. ग्राहकाचे म्हणणे: ${reason}`,
  feePaidStart: 'शुल्क भरले आहे: काम सुरू करू शकता',
  feePaidStartBody: ({ totalPaise }) =>
    `तुमच्या कामासाठी ${totalPaise} एस्क्रोमध्ये आहेत. तयार असाल तेव्हा सुरू करा.`,
  feeHeld: 'शुल्क एस्क्रोमध्ये ठेवले आहे',
  feeHeldBody: ({ totalPaise }) => `तुम्ही कोडने काम मान्य करेपर्यंत ${totalPaise} राखून ठेवले आहेत.`,
  asksYourWork: 'कोणीतरी तुमच्याकडे काम देऊ इच्छिते',
  asksYourWorkBody: ({ who, brief, requested }) =>
    `${who} लिहितात: ${brief} ${requested} दिवसांच्या आत शुल्क सांगा किंवा नाकारा.`,
  feeToClientWhy: ({ reason }) => `शुल्क ग्राहकाला परत मिळते. ${reason}`,
  otherSuspended: 'तुमच्या कामाच्या समोरच्या बाजूचे खाते स्थगित आहे',
  otherSuspendedBody:
    'एस्क्रोमधले शुल्क तिथेच राहते. तुम्ही आधीप्रमाणे काम संपवू शकता किंवा आमच्या टीमला विचारू शकता.',
  workStarted: 'काम सुरू झाले',
  workGivenUp: 'काम सोडले गेले',
  workGivenUpBody: ({ reason }) => `सर्व शुल्क तुम्हाला परत मिळते. कारण: ${reason}`,
  clientAsksUs: 'ग्राहक आमचा निर्णय मागत आहेत',
  clientAsksUsBody: ({ reason }) => `आम्ही पाहेपर्यंत शुल्क एस्क्रोमध्ये राहते. ग्राहकाचे म्हणणे: ${reason}`,
  agreementChanging: 'करार बदलला जात आहे',
  agreementChangingBody: ({ version, title }) =>
    `“${title}” च्या कराराची आवृत्ती ${version} आता लागू नाही, तिला दिलेली संमतीही नाही. पुढची आली की कळवू.`,
  agreementAgreed: 'करार मान्य झाला',
  agreementAgreedBody: ({ version, title }) =>
    `“${title}” च्या आवृत्ती ${version} ला विक्रेता आणि खरेदीदार दोघांनी संमती दिली आहे.`,
  otherConsentWaits: ({ version, title }) =>
    `“${title}” ची आवृत्ती ${version} समोरच्या बाजूच्या संमतीची वाट पाहत आहे.`,
  agreementRefused: 'करार नाकारला गेला',
  agreementReady: 'एक करार वाचण्यासाठी तयार आहे',
  agreementReadyBody: ({ version, title }) =>
    `“${title}” च्या कराराची आवृत्ती ${version} आली आहे. वाचा, मग संमती द्या किंवा काय चुकले ते सांगा.`,
  paperHandedIn: 'एक कागद दिला गेला',
  paperVersion: ({ label, version }) => `“${label}”, आवृत्ती ${version}.`,
  titleReport: 'तुमचा मालकी हक्काचा अहवाल आला आहे',
  titleReportBody: ({ version }) => `आवृत्ती ${version} कामाच्या कागदपत्रांत आहे.`,
  followUp: ({ lead }) => `आज ${lead} यांच्याशी संपर्क करा`,
  agentWorks: 'एक एजंट मालकांसाठी काम करतात',
  agentWorksBody: ({ title }) =>
    `“${title}” च्या मालकांचे एक एजंट आहेत; ते तुम्हाला इथे लिहू शकतात. तुमचा नंबर दिसत नाही.`,
  newLead: ({ who }) => `नवी चौकशी: ${who}`,
  newLeadBody: ({ wantsText, responseHours }) =>
    `${wantsText} ${responseHours} तासांच्या आत उत्तर द्या.`,
  putsForward: ({ who }) => `${who} तुम्हाला एक घर सुचवत आहेत`,
  agentLooks: ({ name }) => `एक एजंट तुमच्यासोबत “${name}” शोधत आहेत`,
  agentLooksBody: ({ firstName }) =>
    `${firstName} यांची ओळख पडताळलेली आहे; ते तुम्हाला इथे घरे सुचवू शकतात. तुमचा नंबर दिसत नाही. जतन केलेल्या शोधांमधून हे थांबवू शकता.`,
  reviewAnswered: 'तुमच्या अभिप्रायाला उत्तर आले',
  lookedAtReport: 'तुम्ही कळवलेले आम्ही पाहिले',
  youWereRight: 'तुमचे बरोबर होते: आम्ही कारवाई केली आहे. धन्यवाद.',
  leaveAsIs: ({ reason }) => `आम्ही ते आहे तसे ठेवतो. ${reason}`,
  reviewOut: 'तुमचा अभिप्राय काढला गेला',
  reviewOutBody: ({ reason }) => `तो आता दिसत नाही आणि मोजला जात नाही. कारण: ${reason}`,
  messageOut: 'तुमचा एक निरोप काढला गेला',
  messageOutBody: ({ reason }) => `तो आता दिसत नाही. कारण: ${reason}`,
  homeTakenDown: 'तुम्ही विचारलेले एक घर काढून टाकले गेले',
  propertyTakenDown: 'तुमची मालमत्ता काढून टाकली',
  propertyTakenDownBody: ({ title, reason }) => `“${title}” आता दिसत नाही. कारण: ${reason}`,
  reviewBody: ({ who, text }) => `${who} लिहितात: ${text} तुम्ही एकदा उत्तर देऊ शकता.`,
  listLookedAt: 'तुमची घरांची यादी पाहिली गेली',
  workRunOutBody: {
    requested: 'वेळेत उत्तर मिळाले नाही. पुन्हा विचारू शकता किंवा दुसऱ्या कोणाला विचारू शकता.',
    quoted: 'शुल्क वेळेत मान्य झाले नाही. पुन्हा विचारू शकता किंवा दुसऱ्या कोणाला विचारू शकता.',
    accepted: 'शुल्क वेळेत भरले गेले नाही. पुन्हा विचारू शकता किंवा दुसऱ्या कोणाला विचारू शकता.',
  },
  workRunOutWhy: {
    requested: 'वेळेत उत्तर मिळाले नाही.',
    quoted: 'शुल्क वेळेत मान्य झाले नाही.',
    accepted: 'शुल्क वेळेत भरले गेले नाही.',
  },
  hearWhenDone: 'पूर्ण झाले की कळवू.',
  hearWhenDoneIn: ({ days }) => `पूर्ण झाले की कळवू. सुमारे ${days} दिवस लागतात.`,
  otherSideLeft: 'समोरची बाजू आता इथे नाही.',
  answersReview: ({ who, text }) => `${who} यांचे उत्तर: ${text}`,
  haveReview: ({ stars }) => `तुम्हाला ${stars} ताऱ्यांचा अभिप्राय मिळाला`,
  taskDue: 'एक काम करायचे आहे',
  homeAt: ({ title, price }) => `“${title}”, ${price}.`,
  homeAtMonth: ({ title, price }) => `“${title}”, महिना ${price}.`,
  listLookedAtBody: ({ homes }) =>
    `${number(homes)} ${plural('mr', homes, { one: 'घर', other: 'घरे' })}, आत्ता पहिल्यांदा.`,
  agentOffers: {
    sell: ({ name }) => `एजंट ${name} तुमचे घर विकून देण्याचा प्रस्ताव देतात`,
    rent: ({ name }) => `एजंट ${name} तुमचे घर भाड्याने देण्याचा प्रस्ताव देतात`,
  },
  agentHoldsBody: ({ who, title, hours, note }) =>
    `${who} यांनी “${title}” ${hours} तास राखून ठेवली आहे: तोवर दुसरे कोणी बुक करू शकत नाही. तिच्या पानावर तुम्ही हे संपवू शकता.${note && ` ${note}`}`,
  holdWasEndedBody: ({ who, title }) => `${who} यांनी “${title}” राखून ठेवणे संपवले: ती पुन्हा बुक करता येते.`,
  doesNotTakeUp: ({ who }) => `${who} यांनी तो स्वीकारला नाही.`,
  becauseOf: ({ said, reason }) => `${said} कारण: ${reason}`,
  consented: { seller: 'विक्रेत्याने कराराला संमती दिली', buyer: 'खरेदीदाराने कराराला संमती दिली' },
  refusedVersion: {
    seller: ({ version, reason }) => `विक्रेत्याने आवृत्ती ${version} नाकारली: ${reason}`,
    buyer: ({ version, reason }) => `खरेदीदाराने आवृत्ती ${version} नाकारली: ${reason}`,
  },
} satisfies Messages<typeof en>;
