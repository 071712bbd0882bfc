import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  paper: {
    'title-report': 'मालकी हक्काच्या तपासणीचा अहवाल',
    agreement: 'करार',
    'valuation-report': 'मूल्यांकन अहवाल',
    'visit-photo': 'भेटीतला फोटो',
    evidence: 'दस्त किंवा प्रमाणपत्र',
    other: 'इतर कागद',
  },
  workSort: { due: 'मुदत जवळची आधी', newest: 'नवीन आधी', fee: 'जास्त शुल्क आधी' },
  noMember: 'ते इथले सदस्य नाहीत: त्यांना घरांची यादी दुव्याने पाठवा.',
  formerMember: 'पूर्वीचे सदस्य',
  fault: {
    taken: 'आधीच विकले किंवा भाड्याने दिले',
    price: 'किंमत खरी नाही',
    photos: 'फोटो या घराचे नाहीत',
    facts: 'माहिती चुकीची: क्षेत्रफळ, खोल्या, मजला',
    place: 'ते दुसरीकडे आहे',
    twice: 'एकच घर दोनदा टाकले आहे',
    fraud: 'कोणी पैसे मागते, किंवा मालक नाही',
    other: 'आणखी काही',
  },
  record: {
    work: 'दिलेली कामे',
    reportsAbout: 'त्यांच्याबद्दलच्या तक्रारी',
    reportsBy: 'त्यांनी केलेल्या तक्रारी',
    reviews: 'त्यांच्याबद्दलचे अभिप्राय',
    asClient: 'ग्राहक म्हणून',
    asProfessional: 'व्यावसायिक म्हणून',
    hidden: 'लपवले',
    letStand: 'तसेच ठेवले',
    waits: 'कर्मचाऱ्यांची वाट पाहते',
  },
} satisfies Messages<typeof en>;
