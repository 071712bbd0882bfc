import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  about: 'ते कशाबद्दल ते सांगा.',
  where: 'कुठे, किंवा कसे ते सांगा.',
  zone: 'वेळ विभाग निवडा.',
  zoneOfList: 'यादीतील वेळ विभाग निवडा.',
  agreed: 'काय ठरले ते लिहा.',
  clientKey: 'या संदेशासाठी तयार केलेला UUID द्या.',
  twoLetters: 'दोन किंवा जास्त अक्षरे टाइप करा.',
  writeFirst: 'आधी काहीतरी लिहा.',
  whatIsWrong: 'काय चुकीचे आहे ते एका वाक्यात सांगा.',
} satisfies Messages<typeof en>;
