import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  myPlaces: 'मेरी जगहें',
  change: 'मेरी जगहें बदलें',
  add: 'अपनी काम की जगह और स्कूल लिखें',
  slot: { work: 'काम', secondWork: 'दूसरा काम', school: 'स्कूल' },
  field: {
    work: 'काम का इलाक़ा',
    secondWork: 'दूसरे काम का इलाक़ा',
    school: 'स्कूल का इलाक़ा',
  },
  unknownLocality: ({ typed }) => `“${typed}” जैसा कोई इलाक़ा पुणे में हमें नहीं मालूम।`,
  remember: 'इस डिवाइस पर याद रखें',
  keptHereOnly:
    'आपके लिखे इलाक़े के बीच तक, सिर्फ़ दूरी से। सिर्फ़ इस डिवाइस पर रहता है; घरों के कार्ड पर भी मिनट दिखते हैं।',
} satisfies Messages<typeof en>;
