import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  served: 'सेवा देत असलेले परिसर',
  mapOfServed: 'सेवा देत असलेल्या परिसरांचा नकाशा',
  youServe: 'तुम्ही सेवा देत असलेले परिसर',
  chooseFromList: ({ most }) => `काही अक्षरे टाइप करा आणि यादीतून निवडा; जास्तीत जास्त ${most}.`,
  localities: 'परिसर',
  noOther: 'या नावाचा दुसरा परिसर नाही. अक्षरे तपासा.',
  chosen: 'निवडलेले परिसर',
  remove: ({ name }) => `${name} काढा`,
} satisfies Messages<typeof en>;
