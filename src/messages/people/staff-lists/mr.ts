import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  csv: 'CSV म्हणून उतरवा',
  keepThese: 'हे निकष जतन करा',
  keepTheseAsk: 'हे निकष जतन करा…',
  yoursAlone: 'ते फक्त तुमचे आहेत आणि आतापासून यादीच्या वर दिसतील.',
  keep: 'जतन करा',
  keeping: 'जतन करत आहे…',
  name: 'नाव',
  forget: ({ name }) => `“${name}” निकष काढा`,
} satisfies Messages<typeof en>;
