import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  locality: 'परिसर',
  allOfPune: 'संपूर्ण पुणे',
  language: 'भाषा',
  anyLanguage: 'कोणतीही भाषा',
  order: 'क्रम',
  asItFits: 'सर्वात योग्य आधी',
  sort: {
    rating: 'उत्तम अभिप्राय',
    near: 'सर्वात जवळ',
    fee: 'सर्वात कमी फी',
    response: 'लवकर उत्तर देणारे',
  },
  speaks: {
    Marathi: 'मराठी',
    Hindi: 'हिंदी',
    English: 'इंग्रजी',
    Gujarati: 'गुजराती',
    Kannada: 'कन्नड',
    Telugu: 'तेलुगू',
    Tamil: 'तमिळ',
    Malayalam: 'मल्याळम',
    Bengali: 'बंगाली',
    Punjabi: 'पंजाबी',
    Urdu: 'उर्दू',
    Sindhi: 'सिंधी',
  },
  show: 'दाखवा',
  inOrNear: ({ found, place }) => `${place} आणि आसपास ${found}`,

  identityChecked: 'ओळख तपासली',
  licenceChecked: 'परवाना तपासला',
  promoted: 'प्रायोजित',
  feeFrom: ({ amount }) => `${amount} पासून`,
  hireMe: 'काम द्या',
  hire: ({ name }) => `काम द्या: ${name}`,
  answersWithinHour: 'तासाभरात उत्तर देतात',
  answersInHours: ({ count }) =>
    `सुमारे ${number(count)} ${plural('mr', count, { one: 'तासात', other: 'तासांत' })} उत्तर देतात`,
  answersInDays: ({ count }) =>
    `सुमारे ${number(count)} ${plural('mr', count, { one: 'दिवसात', other: 'दिवसांत' })} उत्तर देतात`,
  withinKilometre: 'किलोमीटरभराच्या आत काम करतात',
  kilometresAway: ({ km }) => `सुमारे ${km} किमीवर काम करतात`,
  noReviews: 'अजून अभिप्राय नाहीत',
  rated: ({ stars, count }) => `5 पैकी ${stars} · ${number(count)} अभिप्राय`,
  newInWork: 'या कामात नवीन',
  years: ({ count }) => `${number(count)} ${plural('mr', count, { one: 'वर्ष', other: 'वर्षे' })}`,
  experience: ({ years }) => `${years} अनुभव`,
  nothingFinished: 'अजून काही नाही',
  finished: ({ count }) => `${number(count)} ${plural('mr', count, { one: 'काम', other: 'कामे' })}`,
  finishedHere: ({ work }) => `इथे ${work} पूर्ण`,

  lawyersTitle: 'मालकी हक्काची तपासणी आणि पुण्यातील मालमत्ता वकील',
  lawyersDescription: 'पुण्यात घर घेण्याआधी मालमत्ता वकील काय काय तपासतात, आणि त्यांना काम कसे द्यायचे.',
  lawyersHeading: 'मालकी हक्काची तपासणी आणि मालमत्ता वकील',
  lawyersLead: 'इसारा देण्याआधी तुमची कागदपत्रे अशा व्यक्तीने वाचलेली असावीत, जिचे रोजचे काम तेच आहे.',
  lawyersInPune: 'पुण्यातील वकील',
  checks: {
    title: 'मालकी हक्क, मागची तीस वर्षे',
    encumbrances: 'बोजे',
    permissions: 'परवानग्या',
    agreement: 'करारनामा',
  },
  checksText: {
    title: 'सूची क्र. 2 मधील नोंदी, सातबारा उतारा किंवा मालमत्ता पत्रक, फेरफार आणि साखळीतील प्रत्येक दस्त.',
    encumbrances: 'गहाण, जप्ती, प्रलंबित दावे, आणि सोसायटी व महानगरपालिकेची थकबाकी.',
    permissions: 'मंजूर नकाशा, बांधकाम प्रारंभ आणि पूर्णत्व प्रमाणपत्रे, महारेरा नोंदणी.',
    agreement: 'साठेखत किंवा लिव्ह अँड लायसन्स करार, तुमच्यासाठी तयार करून नोंदवलेला.',
  },
} satisfies Messages<typeof en>;
