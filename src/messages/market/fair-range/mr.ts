import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

const comparable = (count: number) => (count > 0 ? `${number(count)} तुलनीय घरे आणि ` : '');
const on = (day: string | null) => (day ? `, ${day}` : '');

export default {
  fairPrice: 'वाजवी किंमत',
  range: ({ low, high }) => `वाजवी किंमत ${low} ते ${high}`,
  rangeAMonth: ({ low, high }) => `वाजवी भाडे दरमहा ${low} ते ${high}`,
  likely: ({ likely, standing }) => `, संभाव्य ${likely}. मागितलेली किंमत ${standing}.`,
  within: 'या मर्यादेत आहे',
  justAbove: 'यापेक्षा किंचित जास्त आहे',
  justBelow: 'यापेक्षा किंचित कमी आहे',
  above: ({ percent }) => `यापेक्षा ${percent}% जास्त आहे`,
  below: ({ percent }) => `यापेक्षा ${percent}% कमी आहे`,
  notGiven: ({ because }) => `इथे वाजवी किंमत दिलेली नाही, कारण ${because}.`,
  howFound: 'ही कशी काढतात',
  model: ({ method, homes, comparables, day }) =>
    `${method}: ${comparable(comparables)}${number(homes)} जाहिरातींचे मॉडेल${on(day)}.`,
  demoModel: ({ method, homes, comparables, day }) =>
    `${method}: ${comparable(comparables)}${number(homes)} प्रात्यक्षिक जाहिरातींचे मॉडेल${on(day)}.`,
  triedOn: ({ homes, percent, within }) =>
    `आधी न पाहिलेल्या ${number(homes)} घरांवर तपासले असता संभाव्य किंमत मध्यम हिशोबाने ${percent}% चुकली, आणि 100 पैकी ${within} घरांची मागितलेली किंमत दिलेल्या मर्यादेत होती.`,
  demoPrices: 'प्रात्यक्षिकातल्या किमती काल्पनिक आहेत.',
  askingPrices: 'मागितलेल्या किमती, प्रत्यक्ष विक्रीच्या नाहीत.',
  local: ({ rate, count, locality, low, high }) =>
    `₹ ${number(rate)} प्रति चौ. फूट. ${locality} इथल्या अशा ${number(count)} जाहिरातींपैकी निम्म्या ₹ ${number(low)} ते ₹ ${number(high)} मागतात; सर्व आकारांच्या आणि वयाच्या.`,
  localAMonth: ({ rate, count, locality, low, high }) =>
    `दरमहा ₹ ${number(rate)} प्रति चौ. फूट. ${locality} इथल्या अशा ${number(count)} जाहिरातींपैकी निम्म्या ₹ ${number(low)} ते ₹ ${number(high)} मागतात; सर्व आकारांच्या आणि वयाच्या.`,
  priceCheck: 'किमतीची पडताळणी.',
  itsLocality: 'त्याच्या परिसरात',
  homesLike: ({ where, low, high, isRent, n, isDemo, close, standing }) =>
    `${where} आणि आसपास अशी घरे: ${low} – ${high}${isRent ? ' दरमहा' : ''} (n = ${n} ${isDemo ? 'काल्पनिक किमतींच्या नमुना जाहिराती' : 'जाहिराती'}${close > 0 ? `, त्यांतील ${number(close)} अगदी मिळत्याजुळत्या` : ''}). ${isRent ? 'तुमचे भाडे' : 'तुमची किंमत'} ${standing}.`,
  ownRate: ({ rate, n, where, median }) =>
    `₹ ${rate} प्रति चौ. फूट; ${where} मधील अशा ${n} घरांची मधली किंमत ₹ ${median} आहे.`,
  inLine: 'तुमची किंमत आसपासच्या घरांशी जुळते.',
  farAbove: ({ percent }) =>
    `ही त्यापेक्षा ${percent}% जास्त आहे. खरेदीदारांना कारण लागू शकते: तुमचे घर त्या किमतीचे का आहे ते वर्णनात लिहा.`,
  farBelow: ({ percent }) =>
    `ही त्यापेक्षा ${percent}% कमी आहे. एखादे शून्य राहिले नाही ना ते तपासा; किंमत बरोबर असेल तर खूप फोन येतील.`,
  tooFew: 'शिकण्यासाठी पुरेशी घरे उपलब्ध नाहीत',
  tooFewYet: 'शिकण्यासाठी अजून पुरेशी घरे उपलब्ध नाहीत',
  noArea: 'जाहिरातीत क्षेत्रफळ दिलेले नाही',
  tooFewOfKind: ({ kind }) => `${kind}: इथे शिकण्याइतक्या संख्येने उपलब्ध नाहीत`,
  noneAsSmall: ({ kind }) => `${kind}: एवढी लहान क्वचितच उपलब्ध आहेत`,
  noneAsLarge: ({ kind }) => `${kind}: एवढी मोठी क्वचितच उपलब्ध आहेत`,
  noneNear: 'आमच्या माहितीत 5 किमीच्या आत काहीही उपलब्ध नाही',
  differTooWidely: 'अशा घरांच्या किमतींत फार मोठा फरक आहे',
  method: {
    society: 'त्याच सोसायटीतल्या आणि आसपासच्या घरांच्या मागितलेल्या किमतींवरून',
    locality: 'त्याच परिसरातल्या आणि आसपासच्या घरांच्या मागितलेल्या किमतींवरून',
    around: 'आसपासच्या घरांच्या मागितलेल्या किमतींवरून; त्याच परिसरात फार थोडी घरे उपलब्ध आहेत',
    none: 'अशाच घरांच्या मागितलेल्या किमतींवरून',
  },
} satisfies Messages<typeof en>;
