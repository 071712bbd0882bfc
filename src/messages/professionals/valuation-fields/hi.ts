import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  answersFit: 'एक उत्तर अपने बिंदु से मेल नहीं खाता।',
  area: 'क्षेत्रफल वर्ग फ़ुट में दें।',
  wholeArea: 'पूरे वर्ग फ़ुट दें।',
  smallestArea: '50 वर्ग फ़ुट या ज़्यादा दें।',
  tooLarge: 'यह बहुत बड़ा है।',
  visitDay: 'भेंट का दिन चुनें।',
  comparable: 'यह क्या है, बताएँ: “2 BHK फ़्लैट, Gulmohar Heights, बाणेर”।',
  knownFrom: 'यह कहाँ से पता है, बताएँ: “इंडेक्स II क्र. 4711/2026”।',
  distance: 'दूरी मीटर में दें।',
  wholeMetres: 'पूरे मीटर दें।',
  mostMetres: ({ most }) => `ज़्यादा से ज़्यादा ${most} मी दें।`,
  lookedUp: 'यह कहाँ देखा, बताएँ: तालिका, साल, क्षेत्र।',
  rising: 'न्यूनतम, संभावित और अधिकतम इसी क्रम में बढ़ने चाहिए।',
  restOn: 'आँकड़े किस पर टिके हैं, एक-दो वाक्यों में बताएँ।',
  fewComparables: 'हिसाब के लिए तुलना की प्रॉपर्टी बहुत कम हैं: अपने आँकड़े दें।',
  photoShows: 'इसमें क्या दिखता है, बताएँ: “रसोई”।',
} satisfies Messages<typeof en>;
