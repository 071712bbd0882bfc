import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  answersFit: 'एक उत्तर त्याच्या मुद्द्याशी जुळत नाही.',
  area: 'क्षेत्रफळ चौरस फुटांत द्या.',
  wholeArea: 'पूर्ण चौरस फूट द्या.',
  smallestArea: '50 चौरस फूट किंवा जास्त द्या.',
  tooLarge: 'हे फार मोठे आहे.',
  visitDay: 'भेटीचा दिवस निवडा.',
  comparable: 'ते काय आहे ते सांगा: “2 BHK फ्लॅट, Gulmohar Heights, बाणेर”.',
  knownFrom: 'ते कुठून माहीत ते सांगा: “इंडेक्स II क्र. 4711/2026”.',
  distance: 'अंतर मीटरमध्ये द्या.',
  wholeMetres: 'पूर्ण मीटर द्या.',
  mostMetres: ({ most }) => `जास्तीत जास्त ${most} मी द्या.`,
  lookedUp: 'ते कुठे पाहिले ते सांगा: तक्ता, वर्ष, विभाग.',
  rising: 'किमान, संभाव्य आणि कमाल याच क्रमाने वाढले पाहिजेत.',
  restOn: 'आकडे कशावर आधारित ते एक-दोन वाक्यांत सांगा.',
  fewComparables: 'हिशोबासाठी तुलनेच्या मालमत्ता फार कमी आहेत: तुमचे आकडे द्या.',
  photoShows: 'त्यात काय दिसते ते सांगा: “स्वयंपाकघर”.',
} satisfies Messages<typeof en>;
