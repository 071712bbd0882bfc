import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  structure: { label: 'ढाँचा', hint: 'दरारें, सीलन, रिसाव, धँसना' },
  finish: { label: 'फ़िनिश', hint: 'फ़र्श, दरवाज़े, खिड़कियाँ, रसोई, रंग' },
  light: { label: 'रोशनी और हवा', hint: 'खिड़कियाँ, आर-पार हवा, शोर' },
  water: { label: 'पानी', hint: 'नगर निगम का पानी, बोरवेल, टैंकर' },
  power: { label: 'बिजली', hint: 'वायरिंग, मीटर, बैकअप' },
  parking: { label: 'पार्किंग', hint: 'आवंटित, ढकी हुई, मेहमानों की' },
  building: { label: 'इमारत', hint: 'लिफ़्ट, सीढ़ियाँ, रखरखाव, सुरक्षा' },
  access: { label: 'सड़क और पहुँच', hint: 'सड़क की चौड़ाई, आने का रास्ता' },
  title: { label: 'मालिकाना हक़ के काग़ज़', hint: 'इंडेक्स II, सातबारा (7/12), विलेख' },
  permissions: { label: 'अनुमतियाँ', hint: 'नक़्शा, पूर्णता, महारेरा' },
  dues: { label: 'कर और बक़ाया', hint: 'संपत्ति कर, सोसाइटी का बक़ाया' },
  answers: {
    good: 'अच्छा',
    fair: 'ठीक',
    poor: 'ख़राब',
    seen: 'देखा',
    'not seen': 'नहीं देखा',
  },
} satisfies Messages<typeof en>;
