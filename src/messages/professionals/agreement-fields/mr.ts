import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  notNegative: '0 किंवा जास्त द्या.',
  carpetArea: 'चटई क्षेत्र पूर्ण चौरस फुटांत द्या.',
  address: 'कागदपत्रांत आहे तसा पत्ता द्या.',
  term: 'अट एका वाक्यात लिहा.',
  mostTerms: ({ most }) => `जास्तीत जास्त ${most} आणखी अटी.`,
  registration: 'नोंदणीचा दिवस निवडा.',
  possession: 'ताब्याचा दिवस निवडा.',
  tokenAbovePrice: 'इसारा किमतीपेक्षा जास्त असू शकत नाही.',
  months: ({ least, most }) => `${least} ते ${most} महिने द्या.`,
  firstDay: 'पहिला दिवस निवडा.',
  notice: '7 ते 180 दिवस द्या.',
  longerThanLicence: 'ते परवान्यापेक्षा लांब असू शकत नाही.',
  readAgain: 'करार पुन्हा वाचा.',
  percent: 'टक्के द्या.',
  percentOf: ({ list }) => `${list} टक्के निवडा.`,
  opinion: 'तुमचे मत काही वाक्यांत लिहा.',
  paperName: 'कागदाचे नाव द्या: “इंडेक्स II 2014”.',
} satisfies Messages<typeof en>;
