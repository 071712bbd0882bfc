import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  what: { answer: 'उत्तर द्या', deliver: 'सुपूर्द करा:' },
  nothingDue: 'काही देय नाही.',
  late: ', उशीर',
  lastSixMonths: 'गेले सहा महिने',
  month: 'महिना',
  asked: 'विचारले',
  quoted: 'शुल्क सांगितले',
  finished: 'पूर्ण झाले',
  due: ({ chosen }) => `${chosen} पर्यंत`,
  dueIn: ({ monthName }) => `${monthName} मध्ये`,
  whatDue: 'काय देय आहे',
  workAboutNo: 'इथे नसलेल्या मालमत्तेबद्दल काम',
  forWord: ({ other }) => `${other} यांच्यासाठी`,
  nobodyAskedYet: 'अजून कोणी विचारलेले नाही',
  nothingFound: 'काही सापडले नाही',
  pieceWork: 'काम',
  piecesWork: 'कामे',
  allTable: 'सर्व तक्ता म्हणून',
  clientsFindDirectory: ({ profileWords }) =>
    `ग्राहकांना तुम्ही यादीत तुमच्या प्रोफाइलवरून सापडता: ${profileWords}, तुमचे अभिप्राय.`,
  seeMyProfile: 'माझे प्रोफाइल पाहा',
} satisfies Messages<typeof en>;
