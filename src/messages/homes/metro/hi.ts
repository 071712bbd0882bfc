import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  line: { Aqua: 'एक्वा लाइन', Purple: 'पर्पल लाइन', 'Line 3': 'लाइन 3' },
  ends: {
    Aqua: 'वनाज़ से रामवाड़ी',
    Purple: 'PCMC से स्वारगेट',
    'Line 3': 'हिंजवडी से सिविल कोर्ट',
  },
  status: {
    Aqua: 'चालू',
    Purple: 'चालू; निगड़ी और कात्रज वाले हिस्से बन रहे हैं',
    'Line 3': 'बन रही है: 94% काम पूरा, हिस्सों में खुलने की घोषणा',
  },
  source: {
    Aqua: 'महा-मेट्रो, अगस्त 2024',
    Purple: 'महा-मेट्रो, सितंबर 2024',
    'Line 3': 'Free Press Journal, 3 मार्च 2026',
  },
  walkAssumed: ({ detour, kmh }) =>
    `पैदल का समय अनुमान है: रास्ता सीधी रेखा से ${detour} गुना लंबा, रफ़्तार ${kmh} किमी प्रति घंटा।`,
} satisfies Messages<typeof en>;
