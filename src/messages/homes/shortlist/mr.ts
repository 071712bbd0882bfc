import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  nothingToSuggest: 'सुचवण्यासारखे अजून काही नाही',
  nothingToSuggestText: 'एक-दोन घरे जतन करा किंवा निवडा; तशी घरे कारणासह इथे दिसतील.',
  worthLook: 'पाहण्यासारखी घरे',
  empty: 'तुमची निवड यादी रिकामी आहे',
  emptyText:
    'ज्या घरांचा खरोखर विचार करता ती इथे ठेवा, प्रत्येकासोबत स्वतःसाठी टीप: काय विचारायचे, काय पाहायचे.',
  shortlistedHomes: 'निवडक घरे',
  shortlist: 'निवडा',
  shortlisted: 'निवडले',
  buttonOf: ({ label, title }) => `${label}: ${title}`,
  on: 'तुमच्या निवड यादीत आले',
  off: 'तुमच्या निवड यादीतून काढले',
  undo: 'पूर्ववत करा',
  takeOff: ({ title }) => `${title} निवड यादीतून काढा`,
  youShortlisted: 'तुम्ही निवडले तेव्हा',
  save: 'जतन करा',
  saved: 'जतन केले',
} satisfies Messages<typeof en>;
