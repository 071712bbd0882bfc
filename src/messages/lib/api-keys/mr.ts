import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  scopes: {
    'search:read': 'सर्वांप्रमाणे घरे आणि परिसर शोधणे',
    'listings:read': 'तुमच्या मालमत्ता, मसुदे आणि फोटो पाहणे',
    'listings:write': 'तुमच्या मालमत्ता आणि फोटो टाकणे, बदलणे आणि काढणे',
    'leads:read': 'तुमच्या लीड आणि मालमत्तांबाबत कोणी विचारले ते पाहणे',
    'leads:write': 'लीड जोडणे आणि काय केले ते नोंदवणे',
    'visits:read': 'भेटी आणि तुम्ही दिलेल्या वेळा पाहणे',
    'visits:write': 'वेळा देणे, आणि भेटी निश्चित किंवा रद्द करणे',
    'events:read': 'तुमच्या खात्यातील घडामोडी वाचणे',
    'webhooks:read': 'वेबहुक आणि त्यांना काय पाठवले ते पाहणे',
    'webhooks:write': 'वेबहुक जोडणे, बदलणे आणि काढणे; त्यांना सर्व घडामोडी कळतात',
  },
  kinds: { live: 'गुप्त', test: 'चाचणी', publishable: 'प्रकट' },
} satisfies Messages<typeof en>;
