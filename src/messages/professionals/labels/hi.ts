import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  paper: {
    'title-report': 'मालिकाना हक़ की जाँच की रिपोर्ट',
    agreement: 'क़रार',
    'valuation-report': 'मूल्यांकन रिपोर्ट',
    'visit-photo': 'विज़िट की तस्वीर',
    evidence: 'विलेख या प्रमाणपत्र',
    other: 'दूसरा काग़ज़',
  },
  workSort: { due: 'पहले जिसकी मियाद पास', newest: 'पहले नए', fee: 'पहले ज़्यादा फ़ीस' },
  noMember: 'वे यहाँ सदस्य नहीं हैं: उन्हें घरों की सूची लिंक से भेजें।',
  formerMember: 'पूर्व सदस्य',
  fault: {
    taken: 'बिक चुका या किराए पर उठ चुका',
    price: 'दाम असली नहीं है',
    photos: 'तस्वीरें इस घर की नहीं हैं',
    facts: 'जानकारी ग़लत: क्षेत्रफल, कमरे, मंज़िल',
    place: 'यह कहीं और है',
    twice: 'एक ही घर दो बार डाला गया',
    fraud: 'कोई पैसे माँगता है, या मालिक नहीं है',
    other: 'कुछ और',
  },
  record: {
    work: 'दिए गए काम',
    reportsAbout: 'उनके बारे में शिकायतें',
    reportsBy: 'उनकी की हुई शिकायतें',
    reviews: 'उनके बारे में समीक्षाएँ',
    asClient: 'ग्राहक के रूप में',
    asProfessional: 'पेशेवर के रूप में',
    hidden: 'छिपाया गया',
    letStand: 'वैसे ही रहने दिया',
    waits: 'कर्मचारियों का इंतज़ार',
  },
} satisfies Messages<typeof en>;
