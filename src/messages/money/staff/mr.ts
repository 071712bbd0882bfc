import type { Messages } from '#messages/lib/catalogue.ts';
import { plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  settledTold: 'व्यवहारात तडजोड झाली आणि दोन्ही बाजूंना कळवले.',
  nothingDivided: 'काहीही वाटले नाही; दोन्ही बाजूंना कळवले.',
  decidedWaits:
    'तुम्ही निर्णय दिला. रक्कम तीस दिवसांच्या मर्यादेपेक्षा जास्त आहे: टीममधील आणखी कोणी तोच निर्णय दिल्यावर तो लागू होतो.',
  gatewayNoAnswer: 'गेटवे सध्या उत्तर देत नाही. एका मिनिटाने पुन्हा प्रयत्न करा.',
  gatewaySays: ({ state }) => `गेटवे सांगतो: ${state}.`,
  gatewayUnknown: 'गेटवेला हे माहीत नाही.',
  couponNotFound: 'ते कूपन सापडले नाही.',
  endedAlready: 'ते आधीच संपवले आहे.',
  dayOver: 'हा दिवस होऊन गेला आहे.',
  couponUsable: ({ code }) => `${code} वापरता येईल.`,
  couponThere: 'या कोडचे कूपन आधीच आहे.',
  couponEnded: 'कूपन आता वापरता येणार नाही.',
  itemNotFound: 'ती बाब सापडली नाही.',
  itemChanged: 'कोणीतरी ही बाब बदलली आहे. पुन्हा पाहा.',
  everybodyHas: 'ते सर्वांकडे आहे. त्याऐवजी त्यातून काय मिळते ते बदला.',
  soldNoMoreAlready: 'त्याची विक्री आधीच बंद आहे.',
  newVersionSold: 'आतापासून नवी आवृत्ती विकली जाते.',
  itemSold: 'आतापासून ते विकले जाते.',
  itemThere: 'या कोडची बाब आहे. ती बदला किंवा दुसरा कोड निवडा.',
  itemEnded: 'आता विक्री बंद. नवी आवृत्ती आणली की पुन्हा सुरू होते.',
  agreedAnotherMust: 'तुम्ही मान्यता दिली. टीममधील आणखी एकाची मान्यता हवी.',
  twoAgreed: 'दोघांनी मान्यता दिली: रक्कम पाठवली जाते.',
  payoutStopped: 'रक्कम पाठवणे थांबवले; पैसे पुन्हा राखून ठेवले आहेत.',
  payoutSentAgain: 'रक्कम पुन्हा पाठवली जाते.',
  ledgerAddsUp: 'खतावणी जुळते: काहीही फरक नाही.',
  foundDifferences: ({ count }) =>
    `तपासणीत ${count} ${plural('mr', count, { one: 'फरक आढळला', other: 'फरक आढळले' })}.`,
  gatewayAsked: 'गेटवेला विचारत आहोत. त्याचे उत्तर इथे दिसेल.',
  sayForDays: 'ते किती दिवस चालते ते सांगा.',
  packageGives: 'पॅकेजमधून काहीतरी मिळते: किमान एक संख्या भरा.',
  giveOneOrMore: '1 किंवा जास्त द्या: तेच विकले जाते.',
  atLeastOneRupee: 'किमान ₹ 1 द्या.',
  costsNothing: 'हे सर्वांकडे आहे: त्याला काही लागत नाही.',
  holdsForGood: 'ते कायमचे आहे: हे रिकामे ठेवा.',
  chooseRole: 'पॅकेज कोणत्या भूमिकेसाठी आहे ते निवडा.',
  onlyPackagesForRole: 'फक्त पॅकेज एका भूमिकेसाठी असते.',
  refundWaits:
    'तुम्ही मान्यता दिली. रक्कम तीस दिवसांच्या मर्यादेपेक्षा जास्त आहे: टीममधील आणखी कोणी तेवढीच परत केल्यावर ती परत जाते.',
  goBackToPayer: ({ amount }) => `${amount} भरणाऱ्याला परत जातात.`,
  refundSentAgain: 'परतावा पुन्हा पाठवला जातो.',
  wentBackMeanwhile: 'दरम्यान काही रक्कम परत गेली. ऑर्डर पुन्हा पाहा.',
} satisfies Messages<typeof en>;
