import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  onPaper: {
    found: 'या पानावर आहे',
    part: 'या पानावर अंशतः आहे',
    missing: 'या पानावर नाही',
  },
  notPicture: ({ advice }) => `हे चित्र नाही. ${advice}`,
  save: ({ name }) => `${name} जतन करा`,
  pdfNotShown: 'हे PDF इथे दाखवता येत नाही. जतन करा आणि तुमच्या प्रोग्रामने उघडा.',
  pageOf: ({ page, pages }) => `${pages} पैकी पान ${page}`,
  pictureOfPage: ({ alt, page, pages }) => `${alt}, ${pages} पैकी पान ${page}`,
  pageBefore: 'मागचे पान (p)',
  nextPage: 'पुढचे पान (n)',
  lookCloser: 'जवळून पाहा',
  smaller: 'लहान (−)',
  larger: 'मोठे (+)',
  turn: 'फिरवा (r)',
  wholeScreen: 'पूर्ण स्क्रीन (f)',
  checkedNameIs: ({ name }) => `पडताळलेले नाव ${name} आहे.`,
  nameUnchecked: 'हे नाव अजून कोणी तपासलेले नाही.',
} satisfies Messages<typeof en>;
