import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  howLong: 'ती किती काळ राहील ते निवडा.',
  tooManyConditions: 'बोलीत असू शकतात त्यापेक्षा या जास्त आहेत.',
  paperIs: 'ते काय आहे ते सांगा: “कराराचा मसुदा”.',
  contactMessage: ({ least }) => `किमान ${least} अक्षरे लिहा: तुम्ही कोण आणि काय जाणून घ्यायचे आहे.`,
  shortSentence: 'छोटे वाक्य लिहा.',
  mostConditions: ({ most }) => `जास्तीत जास्त ${most} अटी.`,
  whatStays: 'काय राहील ते सांगा.',
  minutes: 'मिनिटांची संख्या द्या.',
  wholeMinutes: 'पूर्ण मिनिटे द्या.',
  visitLeast: ({ least }) => `भेटीला किमान ${least} मिनिटे लागतात.`,
  visitMost: ({ most }) => `भेटीला जास्तीत जास्त ${most} मिनिटे लागतात.`,
  oneTime: 'किमान एक वेळ निवडा.',
  mostTimes: ({ most }) => `एकदम जास्तीत जास्त ${most} वेळा द्या.`,
  codeFour: 'कोड चार अंकांचा असतो.',
} satisfies Messages<typeof en>;
