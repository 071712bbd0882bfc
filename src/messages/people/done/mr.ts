import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  approved: 'मान्य केले.',
  rejectedPerson: 'अमान्य; त्यांना कळवले.',
  suspensionLifted: 'स्थगिती उठवली.',
  suspended: 'व्यक्ती स्थगित केली आणि सर्वत्र साइन आउट केली.',
  copyKey: 'की आत्ताच कॉपी करा; ती पुन्हा दिसणार नाही.',
  keyRevoked: 'की रद्द केली; आता तिने केलेल्या विनंत्या नाकारल्या जातात.',
  copyNewKey: 'नवी की आत्ताच कॉपी करा; ती पुन्हा दिसणार नाही.',
  accountPayable: 'या खात्यात पैसे पाठवता येतील.',
  accountRefused: 'खाते अमान्य केले.',
  verified: 'पडताळले.',
  refusedTold: 'अमान्य; त्यांना कळवले.',
  colleagueGives: 'एक सहकारी तुम्हाला काम देत आहे',
  nobodyNow: 'आता यावर कोणी काम करत नाही.',
  yours: 'ते तुमचे आहे.',
  withColleague: ({ name }) => `आता ते ${name} यांच्याकडे आहे.`,
  keptAs: ({ name }) => `“${name}” म्हणून जतन झाले.`,
  removed: 'काढले.',
  welcome: 'Propertysearch वर स्वागत!',
  nothingSentThere: 'तिथे आता काहीही पाठवले जात नाही.',
  webhookAdded: 'वेबहुक जोडला. त्याचे गुपित आत्ताच कॉपी करा: ते पुन्हा दिसणार नाही.',
  testOnWay: 'चाचणी घटना पाठवली आहे.',
  copyNewSecret: ({ hours }) =>
    `नवे गुपित आत्ताच कॉपी करा: ते पुन्हा दिसणार नाही. जुनेही ${hours} तास सही करते.`,
  noJobs: 'इथे कामे चालवली जात नाहीत.',
  jobMovedOn: 'हे काम पुढे सरकले आहे. आता काय चालू आहे ते दिसते.',
  nextWaits: 'पुढचे काम आधीच रांगेत आहे.',
  triedWithin: 'काही सेकंदांत पुन्हा प्रयत्न होतो.',
  cancelledComes: 'रद्द केले. पुढच्या वेळी ते पुन्हा येते.',
  sentAgain: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'घटना', other: 'घटना' })} पुन्हा पाठवल्या जातील.`,
} satisfies Messages<typeof en>;
