import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  structure: { label: 'बांधकाम', hint: 'तडे, ओल, गळती, खचणे' },
  finish: { label: 'आतील काम', hint: 'फरशा, दारे, खिडक्या, स्वयंपाकघर, रंग' },
  light: { label: 'उजेड आणि हवा', hint: 'खिडक्या, खेळती हवा, आवाज' },
  water: { label: 'पाणी', hint: 'महापालिकेचे पाणी, बोअरवेल, टँकर' },
  power: { label: 'वीज', hint: 'वायरिंग, मीटर, बॅकअप' },
  parking: { label: 'पार्किंग', hint: 'नेमून दिलेले, छताखालचे, पाहुण्यांचे' },
  building: { label: 'इमारत', hint: 'लिफ्ट, जिने, देखभाल, सुरक्षा' },
  access: { label: 'रस्ता आणि पोहोच', hint: 'रस्त्याची रुंदी, येण्याचा मार्ग' },
  title: { label: 'मालकी हक्काची कागदपत्रे', hint: 'इंडेक्स II, सातबारा उतारा, खरेदीखत' },
  permissions: { label: 'परवानग्या', hint: 'नकाशा, पूर्णत्व, महारेरा' },
  dues: { label: 'कर आणि थकबाकी', hint: 'मिळकत कर, सोसायटीची थकबाकी' },
  answers: {
    good: 'चांगले',
    fair: 'ठीक',
    poor: 'खराब',
    seen: 'पाहिले',
    'not seen': 'पाहिले नाही',
  },
} satisfies Messages<typeof en>;
