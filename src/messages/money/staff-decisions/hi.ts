import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  property: 'प्रॉपर्टी',
  owner: 'मालिक',
  buyer: 'ख़रीदार',
  address: 'पता',
  state: 'स्थिति',
  price: 'क़ीमत',
  token: 'बयाना',
  inEscrow: 'एस्क्रो में',
  made: 'कब हुई',
  runsOut: 'अवधि',
  since: 'कब से',
  amount: 'रक़म',
  booking: 'बुकिंग',
  askedBy: 'किसने माँगा',
  otherSide: 'दूसरा पक्ष',
  refuses: 'इनकार',
  isSilent: 'चुप',
  requests: 'फ़ैसले की माँगें',
  requestCount: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'माँग', other: 'माँगें' })}`,
  nothingToDecide: 'फ़ैसले के लिए कुछ नहीं',
  requestsComeHere: ({ days }) =>
    `एस्क्रो के पैसे की माँग यहाँ तब आती है जब उसके इनकार पर विवाद हो, या दूसरा पक्ष ${days} दिन जवाब न दे।`,
  amountTo: ({ amount, payee }) => `${amount}, ${payee} को`,
  letGoTitle: ({ amount, payee }) => `${amount} ${payee} को?`,
  refusedBody: ({ payer, limit, days }) =>
    `${payer} ने इनकार किया है। छोड़ा हुआ पैसा वापस नहीं बुलाया जा सकता। ${days} दिन में ${limit} से ज़्यादा हो, तो टीम के दो की मंज़ूरी तक भुगतान रुकता है।`,
  silentBody: ({ payer, limit, days }) =>
    `${payer} ने जवाब नहीं दिया। छोड़ा हुआ पैसा वापस नहीं बुलाया जा सकता। ${days} दिन में ${limit} से ज़्यादा हो, तो टीम के दो की मंज़ूरी तक भुगतान रुकता है।`,
  leaveInEscrow: 'एस्क्रो में ही रहने दें',
  letGoTo: ({ payee }) => `${payee} को छोड़ें`,
  refusedBy: 'किसने इनकार किया',
  silent: 'चुप',
  whatFor: 'किसलिए',
  whyRefused: 'इनकार की वजह',
  whyDisputed: 'विवाद की वजह',
  askedOn: 'कब माँगा',
  whyYouDecide: 'ऐसा फ़ैसला क्यों',
  bothRead: 'यह दोनों पक्षों को दिखता है, और ऑडिट लॉग में रहता है।',
  settlements: 'फ़ैसले के समझौते',
  settlementCount: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'समझौता', other: 'समझौते' })}`,
  noSettlement: 'फ़ैसले के लिए कोई समझौता नहीं',
  settlementsComeHere: 'समझौता यहाँ तब आता है जब उसके इनकार पर विवाद हो, या समय पर कोई जवाब न दे।',
  ownerAndBuyer: ({ owner, buyer }) => `${owner} और ${buyer}`,
  howSettled: ({ owner, buyer }) => `${owner} और ${buyer} के सौदे का समझौता कैसे हो?`,
  settleBody:
    'बुकिंग ख़त्म होती है और पैसा तुरंत जाता है; सीमा से ऊपर हो तो टीम के किसी और के वही फ़ैसला करने पर।',
  leaveDeal: 'सौदा जैसा है रहने दें',
  divideSo: 'ऐसे बाँटें',
  paidInAll: 'कुल चुकाया',
  held: 'रोका हुआ',
  ownerHas: 'मालिक के पास',
  buyerHas: 'ख़रीदार के पास',
  proposes: {
    owner: 'मालिक का प्रस्ताव',
    buyer: 'ख़रीदार का प्रस्ताव',
  },
  division: ({ toBuyer, toOwner }) => `ख़रीदार को ${toBuyer}, मालिक को ${toOwner}`,
  why: 'क्यों',
  buyerEndsWith: 'आख़िर में ख़रीदार के पास',
  example: '2.5 लाख',
  restIsOwners: 'चुकाए गए कुल में से। बाक़ी मालिक का; किसी पक्ष के पास हिस्से से ज़्यादा हो तो वह उसका देना है।',
} satisfies Messages<typeof en>;
