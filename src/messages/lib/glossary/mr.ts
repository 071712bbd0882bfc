import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'मालमत्तेचे शब्द: मराठी, हिंदी आणि इंग्रजीत',
  description:
    'चटई क्षेत्र, मुद्रांक शुल्क, नोंदणी, ताबा आणि मालमत्तेच्या व्यवहारातील इतर शब्द इंग्रजीत आणि हिंदीत काय म्हणतात, आणि ते कोण वापरते.',
  intro:
    'पुण्यातली कागदपत्रे, कार्यालये आणि मालक जे शब्द वापरतात ते तीन भाषांत. या संकेतस्थळावर प्रत्येक शब्द एकाच प्रकारे लिहिला जातो.',
  usedBy: ({ sources }) => `वापर: ${sources}`,
  sentenceEnd: '.',
} satisfies Messages<typeof en>;
