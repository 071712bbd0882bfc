import { groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import type { AgreementFacts, Clause, LicenceTerms, Signatory } from './facts.ts';
import { type PropertySchedule, SQM_A_SQFT } from './schedule.ts';

// The Marathi of a leave and licence, which stands beside its English. Run in Marathi, since days are
// written in it. Of words that a lawyer wrote themselves it says that they stand above.

const USE = {
  residence: 'परवानाधारक आणि त्यांच्या कुटुंबाच्या राहण्यासाठी',
  business: 'परवानाधारकाच्या कायदेशीर व्यवसायासाठी',
} as const;

const BY = { licensor: 'परवानादाता', licensee: 'परवानाधारक' } as const;

function scheduleInMarathi(schedule: PropertySchedule): string {
  const { flat, wing, floor, project, carpetSqft, survey, north, south, east, west } = schedule;
  const door = [
    flat && `फ्लॅट किंवा युनिट ${flat}`,
    wing && `विंग ${wing}`,
    floor && `मजला ${floor}`,
    project && `प्रकल्प ${project}`,
  ].filter(Boolean);
  const bounds = [
    north && `उत्तरेस ${north}`,
    south && `दक्षिणेस ${south}`,
    east && `पूर्वेस ${east}`,
    west && `पश्चिमेस ${west}`,
  ].filter(Boolean);
  const sentences = [
    door.length > 0 && `ती ${door.join(', ')} आहे.`,
    carpetSqft &&
      `तिचे चटई क्षेत्र ${groupDigits(carpetSqft)} चौ. फूट (${(carpetSqft * SQM_A_SQFT).toFixed(2)} चौ. मी.) आहे.`,
    survey && `ती सर्व्हे किंवा CTS क्रमांक ${survey} च्या जमिनीवर आहे.`,
    bounds.length > 0 && `तिच्या चतुःसीमा: ${bounds.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function clausesInMarathi({ terms, property, money }: AgreementFacts<LicenceTerms>): Clause[] {
  const { rent, deposit, tokenPaid, startOn, months, lockInMonths, noticeDays } = terms;
  const schedule = terms.schedule ? `${scheduleInMarathi(terms.schedule)} ` : '';
  const token = tokenPaid
    ? ` त्यांपैकी ${money(tokenPaid)} परवानाधारकाने इसारा म्हणून आधीच दिले आहेत.`
    : '';
  const early = lockInMonths
    ? `पहिल्या ${lockInMonths} महिन्यांत दुसऱ्या बाजूने करार मोडल्याशिवाय कोणतीही बाजू परवाना संपवू शकत नाही. त्यानंतर कोणतीही`
    : 'कोणतीही';
  return [
    {
      heading: 'जागा',
      text: `${property}, ${terms.address} (“जागा”). ${schedule}पहिल्या दिवशी तिथे असलेल्या फिटिंग आणि वस्तूंसह ती दिली आहे.`,
    },
    {
      heading: 'परवाना',
      text: `परवानादाता परवानाधारकाला जागा ${USE[terms.use]} ${formatDate(startOn)} पासून ${months} महिने वापरण्याची परवानगी देतात. हा फक्त परवाना आहे. त्याने भाडेकरूचे हक्क निर्माण होत नाहीत आणि परवानाधारकाला जागेत कोणताही हक्क मिळत नाही; कायद्याने ताबा परवानादात्याकडेच राहतो.`,
    },
    {
      heading: 'परवाना शुल्क',
      text: `परवानाधारक दरमहा ${money(rent)} आगाऊ, प्रत्येक महिन्याच्या 5 तारखेपर्यंत देतात. अपूर्ण महिन्याचे शुल्क दिवसांप्रमाणे दिले जाते.`,
    },
    {
      heading: 'अनामत रक्कम',
      text: `परवानाधारक राहायला येण्याआधी ${money(deposit)} बिनव्याजी अनामत रक्कम देतात.${token} जागा परत दिली त्या दिवशी न भरलेले शुल्क आणि बिले, तसेच सामान्य झिजेपलीकडच्या नुकसानीचा खर्च वजा करून ती परत केली जाते; त्या खर्चाची यादी परवानादाता देतात.`,
    },
    {
      heading: 'खर्च',
      text: `वीज, गॅस, पाणी आणि इंटरनेटचे पैसे वापरानुसार परवानाधारक भरतात. सोसायटीचा देखभाल खर्च ${BY[terms.maintenanceBy]} भरतात. मिळकत कर परवानादाता भरतात.`,
    },
    {
      heading: 'वापर आणि काळजी',
      text: 'परवानाधारक जागा स्वच्छ आणि सुस्थितीत ठेवतात, सोसायटीचे नियम आणि कायदा पाळतात, बांधकामात बदल करत नाहीत, पैसे घेऊन इतर कोणाला राहू देत नाहीत आणि परवाना दुसऱ्याला देत नाहीत. रोजच्या वापरातल्या किरकोळ दुरुस्त्या परवानाधारकाच्या; बांधकाम, पाण्याचे व सांडपाण्याचे नळ आणि भिंतींतली वायरिंग यांच्या दुरुस्त्या परवानादात्याच्या.',
    },
    {
      heading: 'परवानादात्याच्या भेटी',
      text: 'परवानादाता परवानाधारकाला 24 तास आधी सांगून दिवसा जागा पाहू शकतात, आणि धोका असेल तर लगेच.',
    },
    {
      heading: 'मुदतीआधी संपवणे',
      text: `${early} बाजू ${noticeDays} दिवसांची लेखी सूचना देऊन परवाना संपवू शकते. परवानाधारकाने दोन महिने शुल्क भरले नाही, किंवा करार मोडून जागा वापरली आणि लेखी सूचनेनंतर 15 दिवसांत ते थांबवले नाही, तर परवानादाता परवाना लगेच संपवू शकतात.`,
    },
    {
      heading: 'जागा परत देणे',
      text: 'परवाना संपल्यावर परवानाधारक आपल्या वस्तू काढून जागा आणि सर्व किल्ल्या परत देतात. त्यानंतर राहिल्यास राहिलेल्या दिवसांसाठी मासिक शुल्काच्या दुप्पट देणे लागते; त्याने राहण्याचा हक्क मिळत नाही.',
    },
    {
      heading: 'मुद्रांक शुल्क आणि नोंदणी',
      text: 'महाराष्ट्राच्या कायद्यानुसार या करारावर मुद्रांक शुल्क भरणे आणि त्याची नोंदणी करणे आवश्यक आहे. नोंदणी परवानादाता करून घेतात; मुद्रांक शुल्क आणि फी दोन्ही बाजू निम्मी निम्मी भरतात. आवश्यक असेल तिथे परवानाधारक कोण हे परवानादाता परिसरातल्या पोलीस ठाण्याला कळवतात.',
    },
  ];
}

const CLOSING: Clause[] = [
  {
    heading: 'सूचना आणि वाद',
    text: 'लेखी दिलेली सूचना ग्राह्य आहे; दोन्ही बाजू ज्या संकेतस्थळावर भेटल्या त्यावरून दिलेलीही. वाद आधी बोलून सोडवण्याचा प्रयत्न दोन्ही बाजू करतात. जे सुटत नाही त्याचा निकाल भारतीय कायद्यानुसार पुण्याची न्यायालये देतात.',
  },
  {
    heading: 'संपूर्ण करार',
    text: 'या विषयावर दोन्ही बाजूंनी जे मान्य केले ते सर्व या मजकुरात आहे. त्याच्या नव्या आवृत्तीला दोघांनी संमती दिली असेल तरच बदल ग्राह्य असतो.',
  },
];

/** Nobody but who wrote them may say a lawyer’s own words in another language. */
const AS_WRITTEN = 'वकिलांनी वर लिहिल्याप्रमाणे.';

const partyInMarathi = ({ name, city, pan }: Signatory) =>
  `${name}, ${city}${pan ? `, PAN ${pan}` : ''}`;

/** Each block of the English in its order. */
export function licenceInMarathi(facts: AgreementFacts<LicenceTerms>): string[] {
  const { terms, seller, buyer, madeOn, lawyer, version, agreed = [] } = facts;
  const clauses = [
    ...clausesInMarathi(facts),
    ...(agreed.length > 0 ? [{ heading: 'बोली स्वीकारताना ठरलेले', text: agreed.join(' ') }] : []),
    ...terms.clauses.map((_, i) => ({ heading: `आणखी अट ${i + 1}`, text: AS_WRITTEN })),
    ...CLOSING,
  ];
  return [
    'लिव्ह अँड लायसन्स करार',
    `आवृत्ती ${version}, ${formatDate(madeOn)} रोजी वकील ${lawyer} यांनी तयार केलेली.`,
    `${partyInMarathi(seller)} (“परवानादाता”) आणि ${partyInMarathi(buyer)} (“परवानाधारक”) यांच्यात.`,
    'खाली वर्णन केलेली जागा परवानादात्याच्या मालकीची आहे. परवानाधारक ती काही काळ वापरण्याची परवानगी मागतात. दोघे पुढील गोष्टी मान्य करतात.',
    ...clauses.map(({ heading, text }, i) => `${i + 1}. ${heading}\n${text}`),
  ];
}
