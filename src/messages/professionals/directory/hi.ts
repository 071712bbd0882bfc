import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  locality: 'इलाक़ा',
  allOfPune: 'पूरा पुणे',
  language: 'भाषा',
  anyLanguage: 'कोई भी भाषा',
  order: 'क्रम',
  asItFits: 'सबसे उपयुक्त पहले',
  sort: {
    rating: 'सबसे अच्छी समीक्षा',
    near: 'सबसे पास',
    fee: 'सबसे कम फ़ीस',
    response: 'जल्दी जवाब देने वाले',
  },
  speaks: {
    Marathi: 'मराठी',
    Hindi: 'हिन्दी',
    English: 'अंग्रेज़ी',
    Gujarati: 'गुजराती',
    Kannada: 'कन्नड़',
    Telugu: 'तेलुगु',
    Tamil: 'तमिल',
    Malayalam: 'मलयालम',
    Bengali: 'बांग्ला',
    Punjabi: 'पंजाबी',
    Urdu: 'उर्दू',
    Sindhi: 'सिंधी',
  },
  show: 'दिखाएँ',
  inOrNear: ({ found, place }) => `${place} और आसपास ${found}`,

  identityChecked: 'पहचान जाँची हुई',
  licenceChecked: 'लाइसेंस जाँचा हुआ',
  promoted: 'प्रायोजित',
  feeFrom: ({ amount }) => `${amount} से`,
  hireMe: 'काम दें',
  hire: ({ name }) => `काम दें: ${name}`,
  answersWithinHour: 'घंटे भर में जवाब देते हैं',
  answersInHours: ({ count }) =>
    `लगभग ${number(count)} ${plural('hi', count, { one: 'घंटे', other: 'घंटों' })} में जवाब देते हैं`,
  answersInDays: ({ count }) =>
    `लगभग ${number(count)} ${plural('hi', count, { one: 'दिन', other: 'दिनों' })} में जवाब देते हैं`,
  withinKilometre: 'एक किलोमीटर के भीतर काम करते हैं',
  kilometresAway: ({ km }) => `लगभग ${km} किमी दूर काम करते हैं`,
  noReviews: 'अभी कोई समीक्षा नहीं',
  rated: ({ stars, count }) =>
    `5 में से ${stars} · ${number(count)} ${plural('hi', count, { one: 'समीक्षा', other: 'समीक्षाएँ' })}`,
  newInWork: 'इस काम में नए',
  years: ({ count }) => `${number(count)} साल`,
  experience: ({ years }) => `${years} का अनुभव`,
  nothingFinished: 'अभी कुछ नहीं',
  finished: ({ count }) => `${number(count)} काम`,
  finishedHere: ({ work }) => `यहाँ ${work} पूरे`,

  lawyersTitle: 'मालिकाना हक़ की जाँच और पुणे में प्रॉपर्टी वकील',
  lawyersDescription: 'पुणे में घर ख़रीदने से पहले प्रॉपर्टी वकील क्या-क्या जाँचते हैं, और उन्हें काम कैसे दें।',
  lawyersHeading: 'मालिकाना हक़ की जाँच और प्रॉपर्टी वकील',
  lawyersLead: 'बयाना देने से पहले आपके काग़ज़ ऐसे व्यक्ति को पढ़ने चाहिए जिसका रोज़ का काम यही है।',
  lawyersInPune: 'पुणे में वकील',
  checks: {
    title: 'मालिकाना हक़, पिछले तीस साल',
    encumbrances: 'भार',
    permissions: 'अनुमतियाँ',
    agreement: 'इक़रारनामा',
  },
  checksText: {
    title: 'इंडेक्स 2 की प्रविष्टियाँ, सातबारा (7/12) या संपत्ति पत्रक, नामांतरण और कड़ी का हर दस्तावेज़।',
    encumbrances: 'बंधक, कुर्की, लंबित मुक़दमे, और सोसायटी व महानगरपालिका का बक़ाया।',
    permissions: 'स्वीकृत नक़्शा, निर्माण आरंभ और पूर्णता प्रमाणपत्र, महारेरा पंजीकरण।',
    agreement: 'बिक्री का इक़रारनामा या लीव एंड लाइसेंस, आपके लिए बनाया और पंजीकृत कराया हुआ।',
  },
} satisfies Messages<typeof en>;
