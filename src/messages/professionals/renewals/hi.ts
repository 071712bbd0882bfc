import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'लीव एंड लाइसेंस अनुबंध आगे बढ़ाना',
  intro: ({ until }) =>
    `यह अनुबंध ${until} को समाप्त होता है। आगे बढ़ाने के लिए आप में से एक किराया, जमानत राशि और अवधि का प्रस्ताव देता है और दूसरा उसे मानता है; फिर वकील नया अनुबंध बनाते हैं।`,
  opensOn: ({ day }) => `${day} से नवीनीकरण का प्रस्ताव दिया जा सकता है।`,
  offer: 'नवीनीकरण का प्रस्ताव दें…',
  counter: 'दूसरे प्रस्ताव से उत्तर दें…',
  change: 'अपना प्रस्ताव बदलें…',
  terms: ({ rent, deposit, from, until }) =>
    `हर महीने ${rent}, जमानत राशि ${deposit}, ${from} से ${until} तक`,
  offeredByYou: ({ day }) => `आपने ${day} को प्रस्ताव दिया`,
  offeredBy: ({ name, day }) => `${name} ने ${day} को प्रस्ताव दिया`,
  runsOut: 'उत्तर के लिए समय:',
  accept: 'मानें',
  decline: 'मना करें…',
  withdraw: 'वापस लें',
  callOff: 'रद्द करें…',
  declineIt: 'प्रस्ताव मना करें',
  callOffIt: 'रद्द करें',
  hireLawyer: 'अनुबंध बनाने के लिए वकील रखें',
  acceptTitle: 'यह नवीनीकरण मानें?',
  acceptMeans: ({ name }) =>
    `${name} को बताया जाएगा। अभी कोई बाध्य नहीं है: वकील इन शर्तों पर नया अनुबंध बनाते हैं और आप दोनों उस पर सहमति देते हैं।`,
  declineTitle: 'यह नवीनीकरण मना करें?',
  declineMeans: ({ name }) => `${name} को कारण दिखेगा और वे दूसरा प्रस्ताव दे सकते हैं।`,
  callOffTitle: 'नवीनीकरण रद्द करें?',
  callOffMeans: ({ name }) =>
    `${name} को कारण दिखेगा। आप में से कोई दूसरा प्रस्ताव न दे तो अनुबंध अपने दिन समाप्त हो जाएगा।`,
  dialogTitle: 'आगे बढ़ाने का प्रस्ताव',
  dialogMeans: ({ name, days }) =>
    `${name} ${days} दिनों में मानते हैं, मना करते हैं या दूसरे प्रस्ताव से उत्तर देते हैं।`,
  send: ({ name }) => `${name} को प्रस्ताव दें`,
  rent: 'हर महीने का किराया',
  rentNow: ({ rent }) => `अभी ${rent}।`,
  deposit: 'जमानत राशि',
  depositHelp: ({ deposit }) => `अभी ${deposit}। न हो तो 0।`,
  firstDay: 'पहला दिन',
  months: 'महीने',
  words: 'इसके साथ कुछ कहना हो तो',
  deskOffered: ({ name }) => `${name} ने आपको नवीनीकरण का प्रस्ताव दिया है।`,
  deskOwn: 'आपने नवीनीकरण का प्रस्ताव दिया है; दूसरे पक्ष के उत्तर की प्रतीक्षा है।',
  deskAccepted: 'नवीनीकरण तय हो गया है; अब वकील को अनुबंध बनाना है।',
  deskOpen: 'नवीनीकरण का प्रस्ताव या उत्तर दें',
  lawyersTerms: ({ rent, deposit, from, until }) =>
    `तय नवीनीकरण: हर महीने ${rent}, जमानत राशि ${deposit}, ${from} से ${until} तक। नया मसौदा इसी से शुरू होता है।`,
  state: {
    waitsForYou: 'आपके उत्तर की प्रतीक्षा',
    waitsForOther: 'उत्तर की प्रतीक्षा',
    countered: 'दूसरे प्रस्ताव से उत्तर दिया',
    declined: 'मना किया',
    withdrawn: 'वापस लिया',
    lapsed: 'समय समाप्त',
    accepted: 'माना गया; अनुबंध बनना है',
    renewed: 'नवीनीकृत',
  },

  sent: 'दूसरे पक्ष को अब आपका प्रस्ताव दिखता है।',
  accepted: 'नवीनीकरण तय हो गया। अब वकील नया अनुबंध बनाएँगे।',
  declined: 'प्रस्ताव मना कर दिया गया।',
  takenBack: 'प्रस्ताव वापस ले लिया गया।',
  calledOff: 'नवीनीकरण रद्द कर दिया गया।',
  gone: 'वह प्रस्ताव हमें नहीं मिला।',
  noLicence: 'केवल वही लीव एंड लाइसेंस नवीनीकृत होता है जिस पर दोनों सहमत हैं।',
  later: 'आपका इसके बाद का अनुबंध लागू है। उसका नवीनीकरण करें।',
  tooEarly: ({ from, until }) => `नवीनीकरण का प्रस्ताव ${from} से ${until} के बीच दिया जाता है।`,
  isAccepted: 'नवीनीकरण पहले ही तय है। दूसरा प्रस्ताव देने से पहले उसे रद्द करें।',
  unseen: 'इस बीच दूसरे पक्ष ने प्रस्ताव दिया है। उसे देखें; आपका नहीं भेजा गया।',
  startBetween: ({ from, until }) => `${from} से ${until} के बीच का दिन चुनें।`,

  newsOffered: 'अनुबंध के नवीनीकरण का प्रस्ताव आया है',
  newsCountered: 'अनुबंध के नवीनीकरण का दूसरा प्रस्ताव आया है',
  newsOfferedBody: ({ home, rent, deposit, from, until, answerBy, words }) =>
    `“${home}”: हर महीने ${rent}, जमानत राशि ${deposit}, ${from} से ${until} तक। ${answerBy} तक उत्तर दें। ${words}`.trim(),
  newsAccepted: 'आपका नवीनीकरण मान लिया गया',
  newsAcceptedBody: ({ home }) =>
    `“${home}”: शर्तें तय हुईं। नया अनुबंध बनाने के लिए वकील रखें; आप दोनों उस पर सहमति देते हैं।`,
  newsDeclined: 'आपका नवीनीकरण मना कर दिया गया',
  newsDeclinedBody: ({ home, reason }) => `“${home}”: आप दूसरा प्रस्ताव दे सकते हैं। कारण: ${reason}`,
  newsWithdrawn: 'नवीनीकरण का प्रस्ताव वापस लिया गया',
  newsWithdrawnBody: ({ home }) => `“${home}”: दूसरे पक्ष ने अपना प्रस्ताव वापस ले लिया है।`,
  newsCalledOff: 'तय नवीनीकरण रद्द हुआ',
  newsCalledOffBody: ({ home, reason }) =>
    `“${home}”: आप में से कोई दूसरा प्रस्ताव न दे तो अनुबंध अपने दिन समाप्त हो जाएगा। कारण: ${reason}`,
  newsLapsed: 'नवीनीकरण का समय समाप्त हुआ',
  newsLapsedOffered: ({ home }) => `“${home}”: प्रस्ताव का समय पर उत्तर नहीं मिला। आप दूसरा दे सकते हैं।`,
  newsLapsedAccepted: ({ home }) =>
    `“${home}”: जो तय हुआ वह समय पर अनुबंध नहीं बना। आप दूसरा प्रस्ताव दे सकते हैं।`,
  hasLeft: 'दूसरा पक्ष जा चुका है।',
} satisfies Messages<typeof en>;
