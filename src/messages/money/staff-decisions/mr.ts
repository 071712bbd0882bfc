import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  property: 'मालमत्ता',
  owner: 'मालक',
  buyer: 'खरेदीदार',
  address: 'पत्ता',
  state: 'स्थिती',
  price: 'किंमत',
  token: 'इसारा',
  inEscrow: 'एस्क्रोमध्ये',
  made: 'केव्हा केले',
  runsOut: 'मुदत',
  since: 'केव्हापासून',
  amount: 'रक्कम',
  booking: 'बुकिंग',
  askedBy: 'कोणी मागितले',
  otherSide: 'दुसरी बाजू',
  refuses: 'नकार',
  isSilent: 'गप्प',
  requests: 'निर्णयाच्या मागण्या',
  requestCount: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'मागणी', other: 'मागण्या' })}`,
  nothingToDecide: 'निर्णय द्यायचे काही नाही',
  requestsComeHere: ({ days }) =>
    `एस्क्रोतील पैशांची मागणी तिच्या नकारावर वाद झाला, किंवा दुसऱ्या बाजूने ${days} दिवस उत्तर दिले नाही, तर इथे येते.`,
  amountTo: ({ amount, payee }) => `${amount}, ${payee} यांना`,
  letGoTitle: ({ amount, payee }) => `${amount} ${payee} यांना?`,
  refusedBody: ({ payer, limit, days }) =>
    `${payer} यांनी नकार दिला आहे. सोडलेले पैसे परत मागवता येत नाहीत. ${days} दिवसांत ${limit} पेक्षा जास्त असल्यास, टीममधील दोघांची मान्यता मिळेपर्यंत रक्कम थांबते.`,
  silentBody: ({ payer, limit, days }) =>
    `${payer} यांनी उत्तर दिलेले नाही. सोडलेले पैसे परत मागवता येत नाहीत. ${days} दिवसांत ${limit} पेक्षा जास्त असल्यास, टीममधील दोघांची मान्यता मिळेपर्यंत रक्कम थांबते.`,
  leaveInEscrow: 'एस्क्रोतच ठेवा',
  letGoTo: ({ payee }) => `${payee} यांना सोडा`,
  refusedBy: 'कोणी नाकारले',
  silent: 'गप्प',
  whatFor: 'कशासाठी',
  whyRefused: 'नकाराचे कारण',
  whyDisputed: 'वादाचे कारण',
  askedOn: 'केव्हा मागितले',
  whyYouDecide: 'असा निर्णय का',
  bothRead: 'हे दोन्ही बाजूंना दिसते आणि लेखापरीक्षण नोंदवहीत राहते.',
  settlements: 'निर्णयाच्या तडजोडी',
  settlementCount: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'तडजोड', other: 'तडजोडी' })}`,
  noSettlement: 'निर्णय द्यायची तडजोड नाही',
  settlementsComeHere: 'तडजोडीच्या नकारावर वाद झाला, किंवा तिला वेळेत उत्तर मिळाले नाही, तर ती इथे येते.',
  ownerAndBuyer: ({ owner, buyer }) => `${owner} आणि ${buyer}`,
  howSettled: ({ owner, buyer }) => `${owner} आणि ${buyer} यांच्या व्यवहाराची तडजोड कशी?`,
  settleBody:
    'बुकिंग संपते आणि पैसे लगेच जातात; मर्यादेपेक्षा जास्त असल्यास टीममधील आणखी कोणी तोच निर्णय दिल्यावर.',
  leaveDeal: 'व्यवहार आहे तसा ठेवा',
  divideSo: 'असे वाटा',
  paidInAll: 'एकूण भरले',
  held: 'राखून ठेवले',
  ownerHas: 'मालकांकडे',
  buyerHas: 'खरेदीदाराकडे',
  proposes: {
    owner: 'मालक सुचवतात',
    buyer: 'खरेदीदार सुचवतात',
  },
  division: ({ toBuyer, toOwner }) => `खरेदीदाराला ${toBuyer}, मालकांना ${toOwner}`,
  why: 'का',
  buyerEndsWith: 'खरेदीदाराकडे शेवटी',
  example: '2.5 लाख',
  restIsOwners: 'भरलेल्या सर्वांतून. उरलेले मालकांचे; एखाद्या बाजूकडे वाट्यापेक्षा जास्त असलेले तिचे देणे.',
} satisfies Messages<typeof en>;
