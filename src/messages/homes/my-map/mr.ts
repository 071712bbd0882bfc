import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  nothing: 'तुमच्या नकाशावर अजून काही नाही',
  nothingText:
    'तुम्ही जतन केलेली, निवडलेली किंवा देऊ केलेली घरे, आणि जतन केलेल्या शोधांची ठिकाणे इथे एका नकाशावर दिसतात.',
  searchHomes: 'घरे शोधा',
  homes: 'घरे',
  savedSearches: 'जतन केलेले शोध',
  chooseAbove: 'काय दाखवायचे ते वर निवडा.',
  onMap: 'नकाशावर',
  placesOnMap: 'नकाशावरील ठिकाणे',
  places: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'ठिकाण', other: 'ठिकाणे' })}`,
  layers: {
    kept: 'आवडती घरे',
    shortlisted: 'निवडक',
    mine: 'माझ्या मालमत्ता',
    searches: 'जतन केलेले शोध',
  },
  searchesOf: ({ count, place }) => (count === 1 ? `शोध: ${place}` : `${count} शोध: ${place}`),
  foundIn: ({ found, place }) => `${found} · ${place}`,
  noSinglePlace: ({ found }) => `${found} · एकच ठिकाण नाही`,
} satisfies Messages<typeof en>;
