import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  line: { Aqua: 'ॲक्वा मार्गिका', Purple: 'पर्पल मार्गिका', 'Line 3': 'मार्गिका 3' },
  ends: {
    Aqua: 'वनाज ते रामवाडी',
    Purple: 'PCMC ते स्वारगेट',
    'Line 3': 'हिंजवडी ते सिव्हिल कोर्ट',
  },
  status: {
    Aqua: 'सुरू',
    Purple: 'सुरू; निगडी आणि कात्रजकडील भागांचे काम चालू',
    'Line 3': 'काम चालू: 94% पूर्ण, टप्प्याटप्प्याने सुरू होणार असे जाहीर',
  },
  source: {
    Aqua: 'महा-मेट्रो, ऑगस्ट 2024',
    Purple: 'महा-मेट्रो, सप्टेंबर 2024',
    'Line 3': 'Free Press Journal, 3 मार्च 2026',
  },
  walkAssumed: ({ detour, kmh }) =>
    `चालण्याचा वेळ अंदाजे आहे: रस्ता सरळ रेषेच्या ${detour} पट लांब, वेग ताशी ${kmh} किमी.`,
} satisfies Messages<typeof en>;
