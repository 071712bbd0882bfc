import type { Messages } from '#messages/lib/catalogue.ts';
import { listAnd, number } from '#messages/lib/forms.ts';
import type en from './en.ts';

const asOf = (moment: string | null) => (moment ? ` ${moment} रोजीची स्थिती.` : '');

export default {
  breadcrumb: 'पानाचा मार्ग',
  show: 'दाखवा',
  sortBy: 'क्रम',
  sorts: {
    homes: 'सर्वाधिक घरे',
    name: 'नाव',
    rate_low: 'दर, कमी आधी',
    rate_high: 'दर, जास्त आधी',
    change: 'सर्वात वेगाने वाढणारे',
  },
  inPune: ({ place }) => `${place}, पुणे`,
  forSale: 'विक्रीसाठी',
  toRent: 'भाड्याने',
  perSqft: ({ rate }) => `₹ ${rate} प्रति चौ. फूट`,
  perSqftAMonth: ({ rate }) => `दरमहा ₹ ${rate} प्रति चौ. फूट`,
  unchanged: 'वर्षभरात बदल नाही',
  up: ({ percent }) => `वर्षभरात ${percent} % वाढ`,
  down: ({ percent }) => `वर्षभरात ${percent} % घट`,
  changeMeans: ({ homes, before }) =>
    `गेल्या तीन महिन्यांत विक्रीसाठी आलेल्या ${number(homes)} घरांचे मागितलेले दर, वर्षापूर्वी त्याच महिन्यांतल्या ${number(before)} घरांच्या तुलनेत.`,
  bhks: ({ counts }) => `${listAnd('mr', counts)} BHK`,
  listings: ({ count }) => `${number(count)} ${count === 1 ? 'जाहिरात' : 'जाहिराती'}`,
  tooFew: 'फार थोडी',
  tooFewForRate: 'दर सांगण्याइतकी घरे नाहीत',
  rent: ({ rate, n }) => `भाडे ${rate}, n = ${n}`,
  nothingListed: 'सध्या एकही जाहिरात नाही',

  localitiesInPune: 'पुण्यातील परिसर',
  homesRatesMetro: ({ place }) => `${place}, पुणे: घरे, दर आणि मेट्रो`,
  summary: ({ place }) =>
    `${place}, पुणे इथे विकत आणि भाड्याने घरे: सध्याच्या जाहिराती, मागितलेले दर आणि जवळची मेट्रो.`,
  searchFinds: ({ place, count }) =>
    `${place} असा शोध घेतल्यास ${number(count)} परिसरांतली घरे सापडतात; इथले आकडे फक्त ${place} चे आहेत.`,
  roadSearchFinds: ({ place, count }) =>
    `${place} असा शोध घेतल्यास रस्त्यालगतच्या ${number(count)} परिसरांतली घरे सापडतात; इथले आकडे फक्त ${place} चे आहेत.`,
  homesForSale: 'विक्रीसाठी घरे',
  homesToRent: 'भाड्याने घरे',
  live: 'सध्याच्या जाहिराती',
  newHomes: ({ count }) => `30 दिवसांत ${number(count)} ${count === 1 ? 'नवे घर' : 'नवी घरे'}`,
  saleRate: 'मागितलेला दर, विक्री',
  rentRate: 'मागितलेला दर, भाडे',
  unit: 'प्रति चौ. फूट',
  unitAMonth: 'प्रति चौ. फूट दरमहा',
  medianOf: ({ n }) => `n = ${n} ची मध्यक किंमत`,
  medianAndMiddle: ({ n, low, high }) => `n = ${n} ची मध्यक किंमत; मधली निम्मी ₹ ${low} ते ${high}`,
  onTheMap: 'नकाशावर घरे',
  nothingOnOffer: 'सध्या इथे काहीही उपलब्ध नाही.',
  nearTheirDots: ({ count }) =>
    `${number(count)} ${count === 1 ? 'जाहिरात' : 'जाहिराती'}, प्रत्येक आपल्या बिंदूपासून 150 मीटरच्या आत.`,
  searchOnMap: 'नकाशावर शोधा',
  ratesAndRents: 'दर आणि भाडी',
  ratesByBedrooms: 'बेडरूमनुसार दर आणि भाडी',
  homesWith: 'घरे',
  rateColumn: 'प्रति चौ. फूट',
  priceColumn: 'किंमत',
  rentColumn: 'मासिक भाडे',
  fewerThanFive: 'एका प्रकारची पाचपेक्षा कमी घरे उपलब्ध आहेत: दर सांगण्याइतकी नाहीत.',
  grossYield: ({ percent }) => `वार्षिक ${percent} ढोबळ परतावा`,
  yieldMeans: ({ toRent, forSale }) =>
    `बारा महिन्यांचे मागितलेले भाडे भागिले मागितलेली किंमत, प्रति चौरस फूट; भाड्याने n = ${number(toRent)} आणि विक्रीसाठी n = ${number(forSale)}. कर, देखभाल आणि रिकामे महिने यात धरलेले नाहीत.`,
  mediansAsked: ({ measure, moment }) => `मागितलेल्या किमतींचे मध्यक. ${measure}${asOf(moment)}`,
  measure:
    'चटई क्षेत्राच्या प्रति चौरस फुटास मागितलेली किंमत; चटई क्षेत्र दिले नसल्यास बांधीव क्षेत्राच्या, भूखंडांसाठी भूखंडाच्या क्षेत्राच्या.',
  goodFor: 'कोणासाठी चांगले',
  checkFirst: 'सही करण्यापूर्वी तपासा',
  metro: 'मेट्रो',
  latestIn: ({ place }) => `${place}: नवीन जाहिराती`,
  projectsIn: ({ place }) => `${place}: प्रकल्प`,
  allProjects: ({ count }) => `सर्व ${number(count)} प्रकल्प`,
  around: ({ place }) => `${place} च्या आसपास`,
  partOf: 'याचा भाग',
  allLocalities:
    'पुणे आणि पिंपरी-चिंचवडचा प्रत्येक परिसर: मागितलेले दर, वर्षभरात ते कसे बदलले, नकाशा आणि तिथल्या जाहिराती.',
  ratesAreMedians: ({ moment }) =>
    `दर म्हणजे सध्या उपलब्ध घरांसाठी मालक मागत असलेल्या किमतींचे मध्यक; किती घरांवरून काढले तेही सोबत आहे. पाचपेक्षा कमी घरांवरून दर काढला जात नाही.${asOf(moment)}`,
  localities: 'परिसर',
  localityOrRoad: 'परिसर, भाग किंवा रस्ता',
  noneCalled: ({ q }) =>
    `“${q}” नावाचा परिसर नाही. शब्द बरोबर लिहिला आहे का पाहा, किंवा खालचे भाग पाहा.`,
  localitiesFound: ({ count }) => `${number(count)} परिसर`,
  localitiesFor: ({ count, q }) => `“${q}” साठी ${number(count)} परिसर`,
  areasAndRoads: 'भाग आणि रस्ते',
  eachMeansAll: 'प्रत्येकात त्याचे सर्व परिसर येतात.',

  projectsInPune: 'पुण्यातील प्रकल्प',
  projectsInPlace: ({ place }) => `${place}, पुणे: प्रकल्प`,
  noProject:
    'या नावाच्या कोणत्याही प्रकल्पात सध्या घर उपलब्ध नाही. कमी अक्षरे लिहून पाहा, किंवा संपूर्ण पुणे पाहा.',
  listIsMade: 'उपलब्ध घरांवरून यादी तयार होत आहे. मिनिटभराने पुन्हा पाहा.',
  projectsFound: ({ count }) => `${number(count)} प्रकल्प`,
  projectsDescription: ({ title }) =>
    `${title}: सध्या विक्रीसाठी आणि भाड्याने घरे असलेल्या सोसायट्या, त्यांचे दर, विकासक आणि RERA क्रमांक.`,
  societiesOnOffer: ({ moment }) =>
    `सध्या किमान एक घर उपलब्ध असलेल्या सोसायट्या. दर म्हणजे मागितलेल्या किमतींचे मध्यक, किती घरांवरून काढले त्यासह; पाचपेक्षा कमी घरांवरून दर काढला जात नाही.${asOf(moment)}`,
  projects: 'प्रकल्प',
  project: 'प्रकल्प',
  locality: 'परिसर',
  allOfPune: 'संपूर्ण पुणे',
  firstProjects: 'पहिले प्रकल्प',
  moreProjects: 'आणखी प्रकल्प',
  countForSale: ({ count }) => `${number(count)} विक्रीसाठी`,
  countToRent: ({ count }) => `${number(count)} भाड्याने`,
  projectSummary: ({ bhks, title }) =>
    `${title}: ${bhks} घरे विक्रीसाठी आणि भाड्याने; किमती, परिसराच्या तुलनेत दर आणि ते कसे बदलले.`,
  range: ({ low, high }) => `${low} ते ${high}`,
  aMonth: ({ amount }) => `दरमहा ${amount}`,
  asAtLarge: ({ place }) => `${place} च्या सर्वसाधारण दराइतकाच`,
  aboveAtLarge: ({ percent, place }) => `${place} च्या सर्वसाधारण दरापेक्षा ${percent} % जास्त`,
  belowAtLarge: ({ percent, place }) => `${place} च्या सर्वसाधारण दरापेक्षा ${percent} % कमी`,
  onOfferNow: 'सध्या उपलब्ध',
  whatIsOnOffer: 'काय उपलब्ध आहे',
  kindForSale: ({ kind }) => `${kind} विक्रीसाठी`,
  kindToRent: ({ kind }) => `${kind} भाड्याने`,
  otherKind: 'इतर',
  byQuarter: 'घरे विक्रीला आली त्या तिमाहीनुसार मागितलेला दर',
  where: 'कुठे आहे',
  homesNearDots: 'प्रत्येक उपलब्ध घर आपल्या बिंदूपासून 150 मीटरच्या आत आहे.',
  firstShown: ({ shown, all }) => `${number(all)} पैकी पहिली ${number(shown)} दाखवली आहेत.`,
} satisfies Messages<typeof en>;
